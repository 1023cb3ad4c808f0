import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const GAP = 16;
/** So near to the window's lower right corner that a toast would cover it. */
const CORNER_PX = 120;

/** Keeps `--toast-offset` at the room, in px, that the tray takes in the corner where toasts appear; 0 while it stands elsewhere. Looked at again when `change` does. */
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
