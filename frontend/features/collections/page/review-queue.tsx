import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { css, cx } from '#styled/css';
import { hstack, longWords, metaText, mutedText, stack, wrap } from '#styled/patterns';
import { changeCollectionItem } from '#contracts/collections.ts';
import type { Collection, CollectionItem } from '#contracts/collections.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { refreshCollections } from '#shared/collections/collections.queries.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.tsx';
import { ITEM_TILE, ITEMS, REVIEW_QUEUE } from '../collections.words.ts';
import { ItemCover } from './item-cover.tsx';
import { contentTypeOf, titleOf } from './work-of-item.ts';

interface ReviewQueueProps {
  collection: Collection;
  items: readonly CollectionItem[];
  /** True when the viewer decides about these works; other contributors only see that their works wait for a review. */
  decides: boolean;
}

type Decision = 'accept' | 'decline';
const KEYS: Partial<Record<string, Decision>> = { a: 'accept', d: 'decline' };

/** The works that contributors added and that wait for a review, decided with buttons or the keys A and D. */
export function ReviewQueue({ collection, items, decides }: ReviewQueueProps) {
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const [gone, setGone] = useState<readonly string[]>([]);
  const next = useRef<number | null>(null);
  const shown = items.filter(({ itemId }) => !gone.includes(itemId));
  const decide = useMutation({
    mutationFn: ({ item, decision }: { item: CollectionItem; decision: Decision }) => call(changeCollectionItem, { params: { id: collection.id, itemId: item.itemId }, body: { decision }, idempotencyKey: newActionKey() }),
    onMutate: ({ item, decision }) => {
      next.current = shown.indexOf(item);
      setGone((before) => [...before, item.itemId]);
      setSaid(decision === 'accept' ? REVIEW_QUEUE.accepted(titleOf(item)) : REVIEW_QUEUE.declined(titleOf(item)));
    },
    onError: (error, { item }) => {
      setGone((before) => before.filter((id) => id !== item.itemId));
      toast({ tone: 'destructive', title: REVIEW_QUEUE.failedTitle, description: messageOf(error, ITEMS.failed) });
    },
    onSettled: () => refreshCollections(client),
  });
  // Focuses the next waiting work, because the row of the decided one disappears with its focus.
  useEffect(() => {
    if (next.current === null) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-accept]') ?? [];
    rows[Math.min(next.current, rows.length - 1)]?.focus();
    next.current = null;
  }, [gone]);
  if (shown.length === 0) return <><EmptyState size="sm" title={REVIEW_QUEUE.emptyTitle}>{REVIEW_QUEUE.emptyText}</EmptyState><LiveRegion>{said}</LiveRegion></>;
  return (
    <>
      <ul ref={list} aria-label={REVIEW_QUEUE.label} className={css({ layerStyle: 'panel', overflow: 'hidden' })}>
        {shown.map((item) => (
          <li
            key={item.itemId} data-type={contentTypeOf(item)} className={row}
            onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
              const decision = KEYS[key.toLowerCase()];
              if (decides && decision && !altKey && !ctrlKey && !metaKey) decide.mutate({ item, decision });
            }}
          >
            <div className={thumb}><ItemCover item={item} /></div>
            <div className={stack({ flex: '[1 1 220px]', minWidth: '0', gap: '1' })}>
              <h2 className={longWords({ textStyle: 'cardTitle' })}>{titleOf(item)}</h2>
              <p className={metaText()}><Sentence text={REVIEW_QUEUE.addedBy(ITEM_TILE.kinds[item.itemType], item.addedBy?.displayName ?? ITEM_TILE.gone)} parts={{ when: <RelativeTime iso={item.addedAt} /> }} /></p>
              {item.note !== '' && <p className={mutedText({ marginBlockStart: '2', overflowWrap: 'anywhere' })}>“{item.note}”</p>}
            </div>
            {decides ? (
              <div className={hstack({ gap: '2', marginInlineStart: 'auto' })}>
                <Button aria-keyshortcuts="D" aria-label={`${REVIEW_QUEUE.declineButton}: ${titleOf(item)}`} onClick={() => decide.mutate({ item, decision: 'decline' })}>{REVIEW_QUEUE.declineButton}</Button>
                <Button data-accept="" variant="primary" aria-keyshortcuts="A" aria-label={`${REVIEW_QUEUE.acceptButton}: ${titleOf(item)}`} icon={<Check aria-hidden />} onClick={() => decide.mutate({ item, decision: 'accept' })}>{REVIEW_QUEUE.acceptButton}</Button>
              </div>
            ) : <p className={metaText({ marginInlineStart: 'auto' })}>{REVIEW_QUEUE.waitingText}</p>}
          </li>
        ))}
      </ul>
      {decides && <p className={cx(metaText({ display: 'flex', gap: '2', alignItems: 'center', marginBlockStart: '3', mdDown: { display: 'none' } }), keysOnly)}><Kbd>A</Kbd>{REVIEW_QUEUE.acceptHint}<Kbd>D</Kbd>{REVIEW_QUEUE.declineHint}</p>}
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

const row = wrap({ gap: '4', alignItems: 'start', padding: '4', '& + &': { borderTop: 'soft' } });
const thumb = css({ position: 'relative', flex: 'none', width: '[132px]', aspectRatio: '[4 / 3]', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'raised' });
