import { defineRecipe } from '@pandacss/dev';

export const button = defineRecipe({
  className: 'btn',
  base: {
    position: 'relative', display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '2', flex: 'none', maxWidth: 'full',
    border: 'line', borderRadius: 'md', backgroundColor: 'surface', color: 'fg', fontFamily: 'text', fontWeight: 'semibold', fontSize: '14', lineHeight: '1.2',
    whiteSpace: 'nowrap', textDecoration: 'none', cursor: 'pointer', userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, filter, transform', transitionDuration: 'fast', transitionTimingFunction: 'out',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: 'disabled', cursor: 'not-allowed' },
    _busy: { cursor: 'progress', opacity: '0.84' },
    '& svg': { width: '4', height: '4' },
  },
  variants: {
    variant: {
      plain: { _hover: { backgroundColor: 'raised' } },
      primary: { backgroundColor: 'brand.strong', borderColor: 'transparent', color: 'brand.on', boxShadow: 'shine', _hover: { backgroundColor: 'brand.hover' } },
      magic: { backgroundImage: '{gradients.magic}', border: 'none', color: 'ink', fontWeight: '680', boxShadow: 'magic', _hover: { filter: 'brightness(1.05)' } },
      amber: { backgroundColor: 'amber.fill', borderColor: 'transparent', color: 'ink', fontWeight: 'bold', _hover: { filter: 'brightness(1.05)' } },
      ghost: { backgroundColor: 'transparent', borderColor: 'transparent', color: 'fg.muted', _hover: { backgroundColor: 'hover', color: 'fg' } },
      danger: { backgroundColor: 'transparent', border: 'bad', color: 'bad', _hover: { backgroundColor: 'bad.soft' } },
      dangerSolid: { backgroundColor: 'bad.solid', borderColor: 'transparent', color: 'white', _hover: { filter: 'brightness(1.08)' } },
    },
    size: {
      sm: { '--h': '32px', minHeight: '8', paddingInline: '3', borderRadius: 'sm', fontSize: '13' },
      md: { '--h': '40px', minHeight: '10', paddingInline: '4' },
      lg: { '--h': '48px', minHeight: '12', paddingInline: '5', fontSize: '15', '& svg': { width: '18px', height: '18px' } },
    },
    shape: {
      label: {},
      icon: { paddingInline: '0', width: '[var(--h)]', '& svg': { width: '18px', height: '18px' } },
      round: { paddingInline: '0', width: '[var(--h)]', borderRadius: 'full' },
    },
    block: { true: { width: 'full' } },
  },
  compoundVariants: [{ size: 'sm', shape: 'icon', css: { '& svg': { width: '4', height: '4' } } }],
  defaultVariants: { variant: 'plain', size: 'md', shape: 'label' },
});

export const textLink = defineRecipe({
  className: 'link',
  base: {
    color: 'brand', fontWeight: 'semibold', textUnderlineOffset: '3px', borderRadius: 'xs', cursor: 'pointer', background: 'none',
    // A text link gets 24 px of height for fingers (WCAG 2.5.8) without moving the lines around it.
    minHeight: '9', paddingBlock: '1.5', marginBlock: '-1.5',
    _hover: { textDecoration: 'underline' },
    '&[data-quiet]': { color: 'fg.muted', fontWeight: 'medium', _hover: { color: 'fg', textDecoration: 'none' } },
  },
});
