import { memo, useCallback, useEffect, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { css } from '#styled/css';
import type { Message } from '#contracts/messages.ts';
import { CenterRowContent } from './center-row.tsx';
import type { CenterRow } from './date-groups.ts';
import { CENTER_LIST } from '../messages.words.ts';

interface CenterListProps {
  rows: readonly CenterRow[];
  /** Number of messages that match the filter, as far as the client knows it. */
  total: number;
  compact: boolean;
  selected: ReadonlySet<string>;
  /** Whether the server has further pages of messages. */
  more: boolean;
  rowRef(row: HTMLElement | null): (() => void) | void;
  onEnd(): void;
  onToggle(id: string): void;
  onOpen(message: Message): void;
  /** Content below the last message of the list. */
  foot?: React.ReactNode;
}

/** Number of message rows that the list renders beyond the visible part, so that scrolling shows no gap. */
const AHEAD = 8;
/** When this many rows or fewer are left below the visible part, the list fetches the next page of messages. */
const EARLY = 15;

/** The list of messages in the Notification Center, 600 px high. It renders only rows near the visible part, so thousands of messages scroll smoothly. */
export function CenterList({ rows, total, compact, selected, more, rowRef, onEnd, onToggle, onOpen, foot }: CenterListProps) {
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
  }, [nearEnd, rows, onEnd]);
  return (
    <div ref={scroller} className={scrolling} data-center-list="">
      <ul aria-label={CENTER_LIST.label} className={css({ position: 'relative' })} style={{ height: virtual.getTotalSize() }}>
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
          return (
            <MessageCell
              key={key} index={index} start={start} message={row.message} place={row.place} total={more ? -1 : total} compact={compact} selected={selected.has(row.message.id)}
              measure={virtual.measureElement} rowRef={rowRef} onToggle={onToggle} onOpen={onOpen}
            />
          );
        })}
      </ul>
      {foot}
    </div>
  );
}

interface MessageCellProps extends Pick<CenterListProps, 'compact' | 'rowRef' | 'onToggle' | 'onOpen'> {
  index: number;
  /** Distance of this message row from the top of the list in px. */
  start: number;
  message: Message;
  place: number;
  total: number;
  selected: boolean;
  measure(element: HTMLElement | null): void;
}

/** A message at its position in the list. It is memoized, so that scrolling renders only rows that come into view. */
const MessageCell = memo(function MessageCell({ index, start, message, place, total, compact, selected, measure, rowRef, onToggle, onOpen }: MessageCellProps) {
  const ref = useCallback((element: HTMLElement | null) => {
    measure(element);
    const release = rowRef(element);
    return () => {
      release?.();
      measure(null);
    };
  }, [measure, rowRef]);
  return (
    <li ref={ref} data-index={index} data-message={message.id} className={cell} style={{ transform: `translateY(${start}px)` }} aria-setsize={total} aria-posinset={place}>
      <CenterRowContent message={message} compact={compact} selected={selected} onToggle={onToggle} onOpen={onOpen} />
    </li>
  );
});

const keyOf = (row: CenterRow | undefined): string => (!row ? '' : row.kind === 'group' ? row.name : row.message.id);

const scrolling = css({ flex: '[0 1 600px]', minHeight: '[160px]', overflowY: 'auto', overscrollBehavior: 'contain' });
const cell = css({ position: 'absolute', insetBlockStart: '0', insetInline: '0' });
const heading = css({ textStyle: 'label', paddingInline: { base: '5', md: '6' }, paddingBlockStart: '3', paddingBlockEnd: '1.5' });
