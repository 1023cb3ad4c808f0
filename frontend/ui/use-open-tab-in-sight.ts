import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls a row of tabs, links or steps that is wider than the page until the open one is in its middle: when another one is opened, when
 * `changes` differ, and when the row or the open tab changes its size, as after the window was turned or a font arrived. Give the returned
 * ref to the row itself or an element around it.
 */
export function useOpenTabInSight<Place extends HTMLElement = HTMLDivElement>(...changes: readonly (string | number | boolean | undefined)[]): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const known = changes.join();
  useLayoutEffect(() => {
    const tab = place.current?.querySelector<HTMLElement>('[aria-current=page], [aria-current=step]');
    const row = (tab?.closest('li') ?? tab)?.parentElement;
    if (!tab || !row) return undefined;
    // The scrollLeft of the row of tabs is set, because scrollIntoView would scroll the page too.
    const show = (): void => {
      row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - tab.offsetWidth) / 2;
    };
    show();
    const watch = new ResizeObserver(show);
    watch.observe(row);
    watch.observe(tab);
    return () => watch.disconnect();
  }, [known]);
  return place;
}
