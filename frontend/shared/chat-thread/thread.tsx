import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import type { ChatAgent, ChatMessage } from '#contracts/chat.ts';
import { MINUTE_MS } from '#contracts/durations.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { THREAD } from './chat-thread.words.ts';
import { dayLabel } from './day-label.ts';
import { MessageRow } from './message-row.tsx';

/** Number of chat messages outside the visible part that are rendered. */
const AHEAD = 3;
/** How many messages before the top of a chat the earlier messages are fetched. */
const EARLY = 8;
/** Assumed height of a chat message in px until it is measured. */
const USUAL_HEIGHT = 140;
/** Distance in px from the end of the chat within which new words of a reply keep the chat scrolled to its end. */
const NEAR_END = 120;

interface ThreadProps {
  messages: readonly ChatMessage[];
  agent: Pick<ChatAgent, 'id' | 'avatarUrl' | 'name'> | null;
  /** Whether there are earlier messages, and whether they are being fetched or could not be fetched. */
  earlier: { more: boolean; loading: boolean; failed: boolean; fetch(): void };
  /** Id of the chat message to which the chat scrolls, such as a search result. */
  show?: string | null | undefined;
  scroller?: RefObject<HTMLDivElement | null>;
  children?: React.ReactNode;
}

/**
 * The messages of a chat's open branch, scrolled to the end. Only messages in view are in the page, however many there are. The chat follows
 * a reply while its end is in view.
 */
export function Thread({ messages, agent, earlier, show, children }: ThreadProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow(MINUTE_MS);
  const [away, setAway] = useState(false);
  const virtual = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: AHEAD,
    gap: 24,
    paddingStart: 24,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    useAnimationFrameWithResizeObserver: true,
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const { more, loading, failed, fetch } = earlier;
  const nearStart = more && !loading && !failed && messages.length > 0 && items.length > 0 && first <= EARLY;
  useEffect(() => {
    if (nearStart) fetch();
  }, [nearStart, fetch, messages.length]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || messages.length === 0) return;
    begun.current = true;
    virtual.scrollToEnd();
  }, [messages.length, virtual]);
  const shownAt = show ? messages.findIndex(({ id }) => id === show) : -1;
  useEffect(() => {
    if (shownAt >= 0) virtual.scrollToIndex(shownAt, { align: 'center' });
    // Scrolls once per message to show, and not again when earlier messages arrive.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [show, shownAt >= 0]);
  const watch = (): void => {
    const box = scroller.current;
    if (box) setAway(box.scrollHeight - box.scrollTop - box.clientHeight > box.clientHeight);
  };
  return (
    <div className={frame}>
      {/* The chat is focusable, so that arrow keys scroll it. */}
      <div ref={scroller} tabIndex={0} role="region" aria-label={THREAD.label} className={scrolling} onScroll={watch}>
        <div className={bottom}>
          {loading && <p className={notice}>{THREAD.earlierText}</p>}
          {failed && <p className={notice}>{THREAD.earlierFailed} <Button size="sm" onClick={fetch}>{THREAD.retryButton}</Button></p>}
          <ol className={css({ position: 'relative', width: 'full' })} style={{ height: virtual.getTotalSize() }}>
            {items.map(({ key, index, start }) => {
              const message = messages[index];
              return message && (
                <li key={key} ref={virtual.measureElement} data-index={index} className={cell} style={{ transform: `translateY(${start}px)` }}>
                  <div className={line}><MessageRow message={message} agent={agent} day={dayLabel(message.createdAt, messages[index - 1]?.createdAt, now)} last={index === messages.length - 1} /></div>
                </li>
              );
            })}
          </ol>
          {children}
        </div>
      </div>
      {away && <IconButton label={THREAD.endButton} variant="plain" round className={toEnd} onClick={() => virtual.scrollToEnd({ behavior: 'smooth' })}><ArrowDown aria-hidden /></IconButton>}
    </div>
  );
}

const frame = stack({ position: 'relative', minHeight: '0', minWidth: '0' });
const scrolling = css({ overflowY: 'auto', overflowX: 'hidden', overscrollBehavior: 'contain', minHeight: '0', outlineOffset: '[-2px]', scrollbarGutter: 'stable' });
/** The messages of a short chat stand at the bottom, above the message box. */
const bottom = css({ minHeight: 'full', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' });
const cell = css({ position: 'absolute', insetBlockStart: '0', insetInline: '0', paddingInline: { base: '4', md: '6' } });
export const line = css({ width: 'full', maxWidth: '[744px]', marginInline: 'auto' });
const notice = hstack({ justifyContent: 'center', gap: '3', paddingBlock: '3', textStyle: 'meta', color: 'fg.subtle' });
const toEnd = css({ position: 'absolute', insetBlockEnd: '3', insetInlineEnd: '4', boxShadow: 'overlay' });
