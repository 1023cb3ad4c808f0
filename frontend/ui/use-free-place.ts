import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { chartBoxes, quietPlace, takenBoxes, textBoxes } from '#ui/free-place.ts';
import type { Box, Place } from '#ui/free-place.ts';

const EDGE = 12;
const PHONE_PX = 768;
const HEADER_PX = 64;
const RAIL_PX = 64;
/** Times in ms after a scroll or resize at which a floating element's place is checked again, because parts that load late may move under it. */
const LOOKS_MS = [120, 400, 1_200, 3_000] as const;

const px = (variable: string): number => Number.parseFloat(document.documentElement.style.getPropertyValue(variable)) || 0;

/** Returns the part of the window in which elements may float: below the header, beside the rail, above a bar at the lower edge. */
function room(): Box {
  const left = window.innerWidth < PHONE_PX ? EDGE : RAIL_PX + EDGE;
  return { left, top: HEADER_PX + 4, width: window.innerWidth - EDGE - left, height: window.innerHeight - HEADER_PX - 4 - EDGE - px('--page-bar') };
}

/** The place of a floating element. `undefined` before the first measurement; `null` when it would cover something at every place. */
export type FreePlace = Place | null | undefined;

/**
 * Returns a place where an element floats without covering a button, a price or a field, nor a chart when such a place is free, nor text when
 * such a place is near.
 * The place is computed again when the window scrolls or changes its size, when a dialog opens, and when `change` differs. `wanted` returns the best place for the
 * element's size and the room.
 */
export function useFreePlace(element: RefObject<HTMLElement | null>, wanted: (size: Pick<Box, 'width' | 'height'>, room: Box) => Place, change: unknown): FreePlace {
  const [place, setPlace] = useState<FreePlace>(undefined);
  const look = useEffectEvent((): void => {
    const box = element.current;
    if (!box) return setPlace(undefined);
    // offsetWidth gives the element's full size while an entrance animation still scales it.
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const area = room();
    const [taken, texts, best] = [takenBoxes(box), textBoxes(), wanted(size, area)];
    // Where charts fill the window, the element may cover a part of one.
    const next = quietPlace(size, area, [...taken, ...chartBoxes(box)], texts, best, place ?? null) ?? quietPlace(size, area, taken, texts, best, place ?? null);
    if (!place || !next || next.left !== place.left || next.top !== place.top) setPlace(next);
  });
  // The place is first computed before the browser paints, so that the floating element does not jump.
  useLayoutEffect(() => look(), [change]);
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const again = (): void => {
      timers.forEach(clearTimeout);
      timers = LOOKS_MS.map((ms) => setTimeout(() => look(), ms));
    };
    again();
    // The content's size is watched, because content that replaces a skeleton changes the page's height without a scroll event.
    let soon: ReturnType<typeof setTimeout> | undefined;
    const grown = new ResizeObserver(() => {
      soon ??= setTimeout(() => {
        soon = undefined;
        look();
      }, LOOKS_MS[0]);
    });
    grown.observe(document.getElementById('content') ?? document.body);
    // Dialogs and menus open as children of the body, and none of the events above tells it.
    const opened = new MutationObserver(again);
    opened.observe(document.body, { childList: true });
    window.addEventListener('resize', again);
    window.addEventListener('scroll', again, { capture: true, passive: true });
    return () => {
      timers.forEach(clearTimeout);
      clearTimeout(soon);
      grown.disconnect();
      opened.disconnect();
      window.removeEventListener('resize', again);
      window.removeEventListener('scroll', again, { capture: true });
    };
  }, [change]);
  return place;
}

/** Returns the place in the lower right corner of the room for floating elements. */
export const lowerRight = ({ width, height }: Pick<Box, 'width' | 'height'>, area: Box): Place => ({ left: area.left + area.width - width, top: area.top + area.height - height });
