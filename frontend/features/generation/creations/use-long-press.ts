import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** How long in ms a finger must rest on a creation's card to select it, and how far in px it may move meanwhile. */
const PRESS_MS = 450;
const WANDER_PX = 10;

/** Selects the creation on whose card a finger rests. The click that follows is ignored, because it would open the creation. */
export function useLongPress(onPress: (id: string) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const done = useRef(false);
  const stop = (): void => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void => {
      const id = target instanceof Element ? target.closest<HTMLElement>('[data-creation]')?.dataset['creation'] : undefined;
      stop();
      done.current = false;
      if (pointerType !== 'touch' || id === undefined) return;
      press.current = { x, y, timer: setTimeout(() => {
        done.current = true;
        onPress(id);
      }, PRESS_MS) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > WANDER_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent): void => {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent): void => {
      if (press.current || done.current) event.preventDefault();
    },
  };
}
