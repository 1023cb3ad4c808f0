import { defineKeyframes } from '@pandacss/dev';

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(1turn)' } },
  shimmer: { to: { backgroundPosition: '-200% 0' } },
  caret: { '50%': { opacity: '0.25' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'pop-in': { from: { opacity: '0', transform: 'translateY(-4px) scale(.98)' } },
  'pop-out': { to: { opacity: '0', transform: 'translateY(-4px) scale(.98)' } },
  'rise-in': { from: { opacity: '0', transform: 'translateY(16px)' } },
  'rise-out': { to: { opacity: '0', transform: 'translateY(16px)' } },
  'sheet-in': { from: { transform: 'translateY(100%)' } },
  'sheet-out': { to: { transform: 'translateY(100%)' } },
  'slide-in': { from: { transform: 'translateX(-100%)' } },
  'slide-out': { to: { transform: 'translateX(-100%)' } },
  'slide-in-right': { from: { transform: 'translateX(100%)' } },
  'slide-out-right': { to: { transform: 'translateX(100%)' } },
  sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
});
