import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { css } from '#styled/css';
import { useHydrated } from '#lib/use-hydrated.ts';

interface MasonryProps<Item extends { id: string }> {
  items: readonly Item[];
  label: string;
  /** Returns the height in px of a card with this width, known before the card is rendered, so that nothing moves. */
  heightOf(item: Item, width: number, narrow: boolean): number;
  render(item: Item, place: { index: number; width: number; narrow: boolean }): ReactNode;
  /** Called when the last cards of the masonry come near the visible part. */
  onEnd?(): void;
  /** Number of all items of the masonry, also those that are not loaded, or -1 while it is unknown. */
  total?: number;
  /** Largest number of columns; left out: as many as fit. */
  most?: number;
  /** Gap between cards in px; left out: 16, or 12 on phones. */
  gap?: number;
  ref?: Ref<MasonryHandle>;
}

export interface MasonryHandle {
  /** Scrolls the masonry's card with this index into view. */
  show(index: number): void;
  /** Returns the index of the next card in the same column of a masonry, below (1) or above (-1). Null at the column's end. */
  beside(index: number, by: 1 | -1): number | null;
}

const MOST_COLUMNS = 4;
/** Width of the window in px below which the cards of a masonry are small. */
const PHONE_PX = 768;
/** Width of a masonry in px from which it has four columns. */
const FOUR_FROM = 900;
const THREE_FROM = 600;
/** How many cards before the end of the masonry the next page is fetched. */
const EARLY = 12;
/** Number of a masonry's cards outside the visible part that are rendered. */
const AHEAD = 6;
/** Number of a masonry's cards that the server renders, because it does not know the browser's width. */
const FIRST_SHOWN = 12;
/** Height in px that the fixed header covers at the top of the window. */
const HEADER_PX = 80;

/**
 * A masonry: cards of different heights in columns. Each card goes into the shortest column; in the document the cards keep their order. Only
 * cards near the visible part are rendered.
 */
export function Masonry<Item extends { id: string }>({ items, label, heightOf, render, onEnd, total = -1, most = MOST_COLUMNS, gap: own, ref }: MasonryProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { width, top, narrow } = usePlace(list);
  const columns = columnsFor(width, narrow, most);
  const gap = own ?? (narrow ? 12 : 16);
  const cell = Math.max(1, (width - gap * (columns - 1)) / columns);
  const heights = useMemo(() => (width === 0 ? [] : items.map((item) => heightOf(item, cell, narrow))), [items, heightOf, width, cell, narrow]);
  const virtual = useWindowVirtualizer({
    count: heights.length, lanes: columns, gap, overscan: AHEAD, scrollMargin: top, scrollPaddingStart: HEADER_PX, scrollPaddingEnd: HEADER_PX,
    estimateSize: (index) => heights[index] ?? 0,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  const drawn = useRef<{ heights: readonly number[]; ids: readonly Item[] }>({ heights: [], ids: [] });
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = { heights, ids: items };
    // When cards were only added at the end, all others keep their positions. After any other change all cards are positioned again.
    const appended = before.ids.every((item, index) => item.id === items[index]?.id && before.heights[index] === heights[index]);
    if (!appended) virtual.measure();
  }, [virtual, heights, items]);
  const cells = virtual.getVirtualItems();
  const near = (cells.at(-1)?.index ?? 0) >= items.length - EARLY;
  useEffect(() => {
    if (near && heights.length > 0) onEnd?.();
  }, [near, heights, onEnd]);
  useImperativeHandle(ref, () => ({
    show: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
    beside: (index, by) => {
      const lane = virtual.measurementsCache[index]?.lane;
      for (let next = index + by; lane !== undefined && next >= 0 && next < items.length; next += by) if (virtual.measurementsCache[next]?.lane === lane) return next;
      return null;
    },
  }), [virtual, items]);
  if (width === 0) return <ul ref={list} aria-label={label} className={most === 1 ? undefined : still}>{items.slice(0, FIRST_SHOWN).map((item, index) => <li key={item.id} className={css({ minWidth: '0' })}>{render(item, { index, width: 296, narrow })}</li>)}</ul>;
  return (
    <ul ref={list} aria-label={label} className={placed} style={{ height: virtual.getTotalSize() }}>
      {cells.map(({ index, lane, start, key }) => {
        const item = items[index];
        return item && (
          <li key={key} aria-setsize={total} aria-posinset={index + 1} className={place} style={{ width: cell, transform: `translate(${lane * (cell + gap)}px, ${start - top}px)` }}>
            {render(item, { index, width: cell, narrow })}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the masonry's width and position in px. They are 0 until hydration, because the server knows neither. */
function usePlace(list: React.RefObject<HTMLUListElement | null>): { width: number; top: number; narrow: boolean } {
  const hydrated = useHydrated();
  const [place, setPlace] = useState({ width: 0, top: 0, narrow: false });
  useLayoutEffect(() => {
    const element = list.current;
    if (!hydrated || !element) return;
    const look = (): void => {
      const next = { width: element.clientWidth, top: Math.round(element.getBoundingClientRect().top + window.scrollY), narrow: isNarrow(window.innerWidth) };
      setPlace((known) => (known.width === next.width && known.top === next.top && known.narrow === next.narrow ? known : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // The position is measured again when content above the masonry grows, such as running jobs.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, hydrated]);
  return place;
}

// Cards keep the places of a wide window until they are laid out for a narrow one. Meanwhile the masonry cuts them off, so that the page gets no wider. The
// margin leaves room for the focus ring.
const placed = css({ position: 'relative', overflowX: 'clip', overflowClipMargin: '[8px]' });
const place = css({ position: 'absolute', insetBlockStart: '0', insetInlineStart: '0' });
const still = css({ display: 'grid', alignItems: 'start', gap: { base: '3', md: '4' }, gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' } });

const isNarrow = (window: number): boolean => window < PHONE_PX;

/** Returns the number of columns of a masonry with this width in px: 4, 3 or 2, and at most `most`. A narrow window has 2. */
const columnsFor = (width: number, narrow: boolean, most: number): number => Math.min(most, narrow ? 2 : width >= FOUR_FROM ? 4 : width >= THREE_FROM ? 3 : 2);
