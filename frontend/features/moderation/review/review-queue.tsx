import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#contracts/durations.ts';
import { css, cx } from '#styled/css';
import { column } from '#styled/patterns';
import { useNow } from '#lib/use-now.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SleepingHatScene } from '#ui/illustrations/sleeping-hat-scene.tsx';
import { firstShown } from '../focus-after-decision.ts';
import { reviewsQuery } from '../moderation.queries.ts';
import type { ReviewItem } from '../moderation.queries.ts';
import { Queue } from '../queue.tsx';
import { usePicked } from '../use-picked.ts';
import { BulkApproval } from './bulk-approval.tsx';
import { KeyHints } from './key-hints.tsx';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { ReviewRow } from './review-row.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import type { Deciding } from './verdict-bar.tsx';
import { REVIEW_QUEUE } from '../moderation-review.words.ts';

interface ReviewQueueProps {
  viewerId: string;
  /** Id of the submitted version in the page's address; null for none. */
  open: string | null;
  onOpen(id: string | null): void;
}

/** Lists the paid versions of prompts that wait for a moderator, with the opened one beside the list. */
export function ReviewQueue(props: ReviewQueueProps) {
  const reviews = useInfiniteQuery(reviewsQuery);
  const empty = (
    <EmptyState art={<SleepingHatScene />} title={REVIEW_QUEUE.title}>
      {props.open ? REVIEW_QUEUE.decidedText : REVIEW_QUEUE.emptyText}
    </EmptyState>
  );
  return <Queue query={reviews} empty={empty}>{(items) => <Desk items={items} {...props} />}</Queue>;
}

function Desk({ items, viewerId, open, onOpen }: ReviewQueueProps & { items: readonly ReviewItem[] }) {
  const now = useNow(MINUTE_MS);
  const [deciding, setDeciding] = useState<{ item: ReviewItem; decision: Deciding; neighbour: ReviewItem | undefined } | null>(null);
  const own = (item: ReviewItem): boolean => item.subject.owner.id === viewerId;
  const choosable = items.filter((item) => !own(item)).map(({ id }) => id);
  const { picked, pick, setPicked } = usePicked(choosable);
  // Id of the submitted version to show: the opened one, otherwise the first. Phones show the list until the moderator opens one.
  const shown = open ?? items[0]?.id ?? null;
  const at = items.findIndex(({ id }) => id === shown);
  const go = (to: number): void => {
    const target = items[to];
    if (!target) return;
    onOpen(target.id);
    document.getElementById(`review-${target.id}`)?.focus();
  };
  const ask = (item: ReviewItem, decision: Deciding): void => setDeciding({ item, decision, neighbour: items[at + 1] ?? items[at - 1] });
  const decide = (decision: Deciding): void => {
    const item = items[at];
    if (item && !own(item)) ask(item, decision);
  };
  const keys = useReviewKeys({ next: () => go(at + 1), previous: () => go(at - 1), approve: () => decide('approve'), requestChanges: () => decide('request_changes'), reject: () => decide('reject') });
  const decided = (): void => {
    setDeciding(null);
    onOpen(window.matchMedia('(min-width: 1024px)').matches && deciding?.neighbour ? deciding.neighbour.id : null);
  };
  return (
    <div className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[288px minmax(0, 1fr)]' }, alignItems: 'start' })}>
      <div className={cx(list, open !== null && css({ display: { base: 'none', lg: 'grid' } }))}>
        <BulkApproval choosable={choosable} picked={picked} onPick={setPicked} />
        <ul aria-label={REVIEW_QUEUE.label} className={column({ gap: '2' })}>
          {items.map((item) => (
            <ReviewRow key={item.id} item={item} now={now} open={item.id === shown} picked={picked.includes(item.id)} own={own(item)} onOpen={() => onOpen(item.id)} onPick={(on) => pick(item.id, on)} />
          ))}
        </ul>
        <KeyHints on={keys.on} onTurn={keys.turn} />
      </div>
      {shown && (
        <ReviewDesk
          key={shown} id={shown} now={now} keys={keys.on} hiddenOnPhones={open === null} mayDecide={(item) => !own(item)}
          onBack={() => onOpen(null)} onDecide={ask}
        />
      )}
      {deciding && (
        <ReviewDialog
          key={deciding.decision} item={deciding.item} decision={deciding.decision} onDecided={decided} onClose={() => setDeciding(null)}
          // After a decision the neighbouring row takes the focus, because the button that opened the dialog disappears with the submitted prompt.
          nextFocus={() => firstShown([document.getElementById(`review-${deciding.neighbour?.id}`)])}
        />
      )}
    </div>
  );
}

const list = column({ gap: '3', position: { lg: 'sticky' }, insetBlockStart: { lg: '[calc(var(--sizes-header) + 24px)]' }, maxHeight: { lg: '[calc(100dvh - var(--sizes-header) - 48px)]' }, overflowY: { lg: 'auto' } });
