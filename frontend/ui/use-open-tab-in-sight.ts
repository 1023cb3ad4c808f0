import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls a row of tabs that is wider than the page until the open tab is in its middle: when another tab is opened, and when `changes`
 * differ, because tabs may then have other widths. Give the returned ref to an element around the row.
 */
export function useOpenTabInSight(...changes: readonly (string | number | boolean | undefined)[]): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const known = changes.join();
  useLayoutEffect(() => {
    const tab = place.current?.querySelector<HTMLElement>('[aria-current=page]');
    const row = tab?.parentElement;
    // The scrollLeft of the row of tabs is set, because scrollIntoView would scroll the page too.
    if (tab && row) row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - tab.offsetWidth) / 2;
  }, [known]);
  return place;
}
