import { useRef, type PointerEvent } from 'react';

interface Swipe {
  pointerId: number;
  startX: number;
}

/**
 * Returns pointer handlers with which the user throws an element, such as a toast, to the right. The element follows the finger through the
 * custom property --swipe (px). `onSwipe` runs when the finger lets go beyond the threshold; otherwise the element springs back.
 */
export function useSwipeRight(thresholdPx: number, onSwipe: () => void) {
  const swipe = useRef<Swipe | null>(null);
  const distance = (event: PointerEvent<HTMLElement>) => Math.max(0, event.clientX - (swipe.current?.startX ?? event.clientX));
  const settle = (event: PointerEvent<HTMLElement>, done: boolean) => {
    if (swipe.current?.pointerId !== event.pointerId) return;
    const far = distance(event) >= thresholdPx;
    swipe.current = null;
    delete event.currentTarget.dataset.swiping;
    event.currentTarget.style.setProperty('--swipe', done && far ? '110%' : '0px');
    if (done && far) onSwipe();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
      swipe.current = { pointerId: event.pointerId, startX: event.clientX };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (swipe.current?.pointerId !== event.pointerId) return;
      event.currentTarget.dataset.swiping = '';
      event.currentTarget.style.setProperty('--swipe', `${distance(event)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => settle(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event, false),
  };
}
