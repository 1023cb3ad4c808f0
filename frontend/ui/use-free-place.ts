import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { chartBoxes, openDialog, pictureBoxes, quietPlace, takenBoxes, textBoxes, WORTH_LEAVING } from '#ui/free-place.ts';
import type { Box, Place } from '#ui/free-place.ts';

const EDGE = 12;
/** Width in px of the window from which it counts as wide. */
export const PHONE_PX = 768;
const HEADER_PX = 64;
const RAIL_PX = 64;
/** Times in ms after a scroll or resize at which a floating element's place is checked again, because parts that load late may move under it. */
const LOOKS_MS = [120, 400, 1_200, 3_000] as const;

const px = (variable: string): number => Number.parseFloat(document.documentElement.style.getPropertyValue(variable)) || 0;

/**
 * Returns the part of the window in which elements may float: below the header, beside the rail, above a bar at the lower edge. A dialog dims all
 * of these, so beside one it is the whole window.
 */
function room(dialog: Element | null): Box {
  if (dialog) return { left: EDGE, top: EDGE, width: window.innerWidth - 2 * EDGE, height: window.innerHeight - 2 * EDGE };
  const left = window.innerWidth < PHONE_PX ? EDGE : RAIL_PX + EDGE;
  return { left, top: HEADER_PX + 4, width: window.innerWidth - EDGE - left, height: window.innerHeight - HEADER_PX - 4 - EDGE - px('--page-bar') };
}

/** The place of a floating element. `undefined` before the first measurement; `null` when it would cover something at every place. */
export type FreePlace = Place | null | undefined;
/** The place of an element in front of dialogs. It waits while it would cover a button, a field or a chart of the open dialog at every place. */
export type FrontPlace = FreePlace | 'waits';

export type Size = Pick<Box, 'width' | 'height'>;
type Wanted = (size: Size, room: Box) => Place;

/**
 * Returns a place where an element floats without covering a button, a price or a field, nor a chart when such a place is free, nor text when
 * such a place is near.
 * The place is computed again when the window scrolls or changes its size, when a dialog opens, and when `change` differs. `wanted` returns the best place for the
 * element's size and the room.
 */
export function useFreePlace(element: RefObject<HTMLElement | null>, wanted: Wanted, change: unknown): FreePlace {
  return useLooks((current) => (element.current ? placeOnPage(element.current, wanted, current) : undefined), change);
}

/** Returns a place like `useFreePlace` for an element in front of dialogs, which beside an open dialog covers nothing of it either (docs/rules/client-limits.md#room-beside-dialogs). */
export function useFrontPlace(element: RefObject<HTMLElement | null>, wanted: Wanted, change: unknown): FrontPlace {
  return useLooks<FrontPlace>((current) => {
    const [box, dialog] = [element.current, openDialog()];
    if (!box) return undefined;
    const known = current === 'waits' ? null : current;
    return dialog ? placeBeside(dialog, box, wanted, known) : placeOnPage(box, wanted, known);
  }, change);
}

/**
 * Returns a place like `useFrontPlace` while a dialog is open, and else `undefined`: the element's styles then place it. `patient` says whether an
 * element waits without room that came after the dialog that is open, so probably because of it.
 */
export function usePlaceBesideDialogs(element: RefObject<HTMLElement | null>, wanted: Wanted, change: unknown, patient: boolean): FrontPlace {
  const came = useRef<{ change: unknown; dialog: Element | null }>(null);
  return useLooks<FrontPlace>((current) => {
    const [box, dialog] = [element.current, openDialog()];
    if (came.current?.change !== change) came.current = { change, dialog };
    if (!box || !dialog || box.offsetHeight === 0) return undefined;
    const place = placeBeside(dialog, box, wanted, current === 'waits' ? null : current);
    return place === 'waits' && !patient && came.current?.dialog === dialog ? undefined : place;
  }, change);
}

/** Returns an element's full size, also while an entrance animation still scales it. */
const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({ width: offsetWidth, height: offsetHeight });

function placeOnPage(box: HTMLElement, wanted: Wanted, current: FreePlace): Place | null {
  const [size, area] = [sizeOf(box), room(null)];
  const [taken, texts, best] = [takenBoxes(box), textBoxes(), wanted(size, area)];
  // Where charts fill the window, the element may cover a part of one.
  return quietPlace(size, area, [...taken, ...chartBoxes(box)], texts, best, current ?? null) ?? quietPlace(size, area, taken, texts, best, current ?? null);
}

function placeBeside(dialog: Element, box: HTMLElement, wanted: Wanted, current: FreePlace): Place | 'waits' {
  const [size, area] = [sizeOf(box), room(dialog)];
  const [taken, texts, best] = [[...takenBoxes(box, dialog), ...chartBoxes(box, dialog)], textBoxes(dialog), wanted(size, area)];
  // Where a picture fills the dialog, the element may cover a part of it.
  return quietPlace(size, area, [...taken, ...pictureBoxes(dialog)], texts, best, current ?? null, WORTH_LEAVING) ?? quietPlace(size, area, taken, texts, best, current ?? null, WORTH_LEAVING) ?? 'waits';
}

/** Looks for a place now, and again whenever something may have moved under the element. Without an element (`change` is undefined) it looks once. */
function useLooks<P extends FrontPlace>(find: (current: P | undefined) => P | undefined, change: unknown): P | undefined {
  const [place, setPlace] = useState<P | undefined>(undefined);
  const look = useEffectEvent((): void => {
    const next = find(place);
    if (!isSame(place, next)) setPlace(next);
  });
  // The place is first computed before the browser paints, so that the floating element does not jump.
  useLayoutEffect(() => look(), [change]);
  useEffect(() => {
    if (change === undefined) return;
    let timers: ReturnType<typeof setTimeout>[] = [];
    let soon: ReturnType<typeof setTimeout> | undefined;
    const shortly = (): void => {
      soon ??= setTimeout(() => {
        soon = undefined;
        look();
      }, LOOKS_MS[0]);
    };
    // The content's size is watched, because content that replaces a skeleton changes the page's height without a scroll event.
    const grown = new ResizeObserver(shortly);
    grown.observe(document.getElementById('content') ?? document.body);
    const filled = new MutationObserver(shortly);
    const again = (): void => {
      timers.forEach(clearTimeout);
      timers = LOOKS_MS.map((ms) => setTimeout(() => look(), ms));
    };
    const watchDialog = (): void => {
      again();
      // A dialog keeps its size while its contents load, so its contents are watched.
      filled.disconnect();
      const dialog = openDialog();
      if (dialog) filled.observe(dialog, { childList: true, subtree: true });
    };
    watchDialog();
    // Dialogs and menus open as children of the body, and none of the events above tells it.
    const opened = new MutationObserver(watchDialog);
    opened.observe(document.body, { childList: true });
    window.addEventListener('resize', again);
    window.addEventListener('scroll', again, { capture: true, passive: true });
    return () => {
      timers.forEach(clearTimeout);
      clearTimeout(soon);
      for (const watch of [grown, filled, opened]) watch.disconnect();
      window.removeEventListener('resize', again);
      window.removeEventListener('scroll', again, { capture: true });
    };
  }, [change]);
  return place;
}

const isSame = (a: FrontPlace, b: FrontPlace): boolean => a === b || (isPlace(a) && isPlace(b) && a.left === b.left && a.top === b.top);

/** Whether a floating element has found a place. */
export const isPlace = (place: FrontPlace): place is Place => typeof place === 'object' && place !== null;

/** Returns the place in the lower right corner of the room for floating elements. */
export const lowerRight = ({ width, height }: Size, area: Box): Place => ({ left: area.left + area.width - width, top: area.top + area.height - height });
