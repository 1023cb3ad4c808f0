import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const GAP = 16;
/** Distance in px from the window's lower right corner within which the job tray would lie under a toast. */
const CORNER_PX = 120;
/** Room in px that the tray's icon takes in the corner, with the gaps around it. */
const ICON_ROOM_PX = 56;

/** While there is a tray, `--tray-room` tells pages how much room in px to leave for its icon beside or below a part that it must not cover. */
export function useTrayRoom(taken: boolean): void {
  useLayoutEffect(() => {
    if (!taken) return;
    const { style } = document.documentElement;
    style.setProperty('--tray-room', `${ICON_ROOM_PX}px`);
    return () => void style.removeProperty('--tray-room');
  }, [taken]);
}

/**
 * Sets the CSS variable `--toast-offset` to the height in px that the job tray takes in the corner of the toasts, or to 0. A new `change`
 * makes it measure again.
 */
export function useToastLift(element: RefObject<HTMLElement | null>, change: string): void {
  useLayoutEffect(() => {
    const tray = element.current;
    if (!tray) return;
    const { style } = document.documentElement;
    const measure = (): void => {
      const { right, bottom } = tray.getBoundingClientRect();
      const bar = Number.parseFloat(style.getPropertyValue('--page-bar')) || 0;
      const inCorner = right > window.innerWidth - CORNER_PX && bottom > window.innerHeight - bar - CORNER_PX / 2;
      style.setProperty('--toast-offset', inCorner ? `${tray.offsetHeight + GAP}px` : '0px');
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(tray);
    return () => {
      watch.disconnect();
      style.removeProperty('--toast-offset');
    };
  }, [element, change]);
}
