import { useEffect, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { css } from '#styled/css';
import type { Message } from '#contracts/messages.ts';
import { CenterRowContent } from './center-row.tsx';
import type { CenterRow } from './date-groups.ts';

interface CenterListProps {
  rows: readonly CenterRow[];
  /** How many messages there are to show, as far as is known. */
  total: number;
  compact: boolean;
  selected: ReadonlySet<string>;
  /** More can be fetched. */
  more: boolean;
  rowRef(row: HTMLElement | null): (() => void) | void;
  onEnd(): void;
  onToggle(id: string): void;
  onOpen(message: Message): void;
}

/** Rows beside the screen that are drawn ahead. */
const AHEAD = 8;
/** Rows before the end at which the next page is fetched. */
const EARLY = 15;

/** The messages, 600 px high: only the rows in sight are in the page, however many there are. */
export function CenterList({ rows, total, compact, selected, more, rowRef, onEnd, onToggle, onOpen }: CenterListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? 37 : compact ? 43 : 70),
    getItemKey: (index) => keyOf(rows[index]),
    overscan: AHEAD,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const nearEnd = more && last >= rows.length - EARLY;
  useEffect(() => {
    if (nearEnd) onEnd();
  }, [nearEnd, rows.length, onEnd]);
  return (
    <div ref={scroller} className={scrolling} data-center-list="">
      <ul aria-label="Notifications" className={css({ position: 'relative' })} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const place = { transform: `translateY(${start}px)` };
          if (row.kind === 'group') {
            return (
              <li key={key} ref={virtual.measureElement} data-index={index} className={cell} style={place}>
                <h3 className={heading}>{row.name} {(!more || index + row.count < rows.length - 1) && <span className={css({ color: 'fg.subtle', fontWeight: 'medium' })}>{row.count.toLocaleString('en-US')}</span>}</h3>
              </li>
            );
          }
          const { message } = row;
          return (
            <li
              key={key} data-index={index} data-message={message.id} className={cell} style={place} aria-setsize={more ? -1 : total} aria-posinset={row.place}
              ref={(element) => {
                virtual.measureElement(element);
                return rowRef(element);
              }}
            >
              <CenterRowContent message={message} compact={compact} selected={selected.has(message.id)} onToggle={() => onToggle(message.id)} onOpen={() => onOpen(message)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const keyOf = (row: CenterRow | undefined): string => (!row ? '' : row.kind === 'group' ? row.name : row.message.id);

const scrolling = css({ flex: '[0 1 600px]', minHeight: '[160px]', overflowY: 'auto', overscrollBehavior: 'contain' });
const cell = css({ position: 'absolute', insetBlockStart: '0', insetInline: '0' });
const heading = css({ textStyle: 'label', paddingInline: { base: '5', md: '6' }, paddingBlockStart: '3', paddingBlockEnd: '1.5' });
