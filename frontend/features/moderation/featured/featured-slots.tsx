import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { utcDay } from '#contracts/utc-days.ts';
import { css } from '#styled/css';
import { column, metaText, wrap } from '#styled/patterns';
import { setFeatured } from '#contracts/moderation.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { featuredQuery } from '../moderation.queries.ts';
import type { FeaturedSlot } from '../moderation.queries.ts';
import { useVerdict } from '../use-verdict.ts';
import { AddSlot } from './add-slot.tsx';
import { startOf } from './slot-days.ts';
import { readKept, signOf, writeKept } from './kept-slots.ts';
import type { KeptSlots } from './kept-slots.ts';
import { bodyOf, draftOf, moved, SLOT_LIMIT, slotProblem } from './slot-edits.ts';
import type { SlotDraft } from './slot-edits.ts';
import { SlotRow } from './slot-row.tsx';
import { useArrowFocus } from '#lib/use-arrow-focus.ts';
import { useRowDrag } from '#lib/use-row-drag.ts';
import { FEATURED_SLOTS } from '../moderation-marketplace.words.ts';

/** Form in which moderators choose the featured prompts of the marketplace, their order and their dates. */
export function FeaturedSlots({ viewerId }: { viewerId: string }) {
  const featured = useQuery(featuredQuery);
  if (featured.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[320px]' })} /></div>;
  if (!featured.data) return <FetchProblem error={featured.error} onRetry={() => void featured.refetch()} />;
  return <Editor slots={featured.data} viewerId={viewerId} />;
}

function Editor({ slots, viewerId }: { slots: readonly FeaturedSlot[]; viewerId: string }) {
  const client = useQueryClient();
  // Featured prompts with the moderator's unsaved edits; null while nothing is edited, so that changes which a colleague saves appear.
  const [draft, setDraft] = useState<KeptSlots | null>(() => readKept(viewerId));
  const saved = signOf(slots.map(draftOf));
  const edited = draft?.slots ?? null;
  // Stores the moderator's unsaved edits, so that they survive a reload or a visit to another page.
  const setEdited = (next: readonly SlotDraft[] | null): void => {
    const kept = next && { slots: next, base: draft?.base ?? saved };
    setDraft(kept);
    writeKept(viewerId, kept);
  };
  const [said, setSaid] = useState('');
  const keepFocus = useArrowFocus('slot', edited);
  const shown = edited ?? slots.map(draftOf);
  const move = (from: number, to: number): void => {
    const slot = shown[from];
    if (!slot || to < 0 || to >= shown.length) return;
    keepFocus(slot.promptId, to < from ? 'up' : 'down');
    setEdited(moved(shown, from, to));
    setSaid(FEATURED_SLOTS.movedNews(slot.title, to, shown.length));
  };
  const drag = useRowDrag(move);
  const save = useVerdict({
    send: (body: ReturnType<typeof bodyOf>, idempotencyKey) => call(setFeatured, { body, idempotencyKey }),
    onDone: (answer) => {
      client.setQueryData(featuredQuery.queryKey, answer.slots);
      setEdited(null);
      toast({ tone: 'success', title: FEATURED_SLOTS.toast, description: FEATURED_SLOTS.savedToast });
    },
  });
  const broken = shown.some((slot) => slotProblem(slot) !== null);
  const change = (at: number, slot: SlotDraft): void => setEdited(shown.map((other, place) => (place === at ? slot : other)));
  return (
    <div className={column({ gap: '4' })}>
      <AddSlot
        taken={shown.map(({ promptId }) => promptId)} full={shown.length >= SLOT_LIMIT}
        onAdd={({ id, title }) => {
          setEdited([...shown, { promptId: id, title, subject: null, from: startOf(utcDay(Date.now())), until: null, live: false }]);
          setSaid(FEATURED_SLOTS.addedNews(title, shown.length));
        }}
      />
      {shown.length === 0
        ? <EmptyState size="sm" art={<FrameScene />} title={FEATURED_SLOTS.nothingIsFeaturedTitle}>{FEATURED_SLOTS.emptyText}</EmptyState>
        : (
          <ol aria-label={FEATURED_SLOTS.label} className={column({ gap: '3' })}>
            {shown.map((slot, place) => (
              <SlotRow
                key={slot.promptId} slot={slot} place={place} count={shown.length} drag={drag} onMove={move} onChange={(next) => change(place, next)}
                onRemove={() => {
                  setEdited(shown.filter((_, other) => other !== place));
                  setSaid(FEATURED_SLOTS.removedNews(slot.title));
                }}
              />
            ))}
          </ol>
        )}
      {draft && draft.base !== saved && <Alert tone="warn" title={FEATURED_SLOTS.savedSlotsChangedTitle}>{FEATURED_SLOTS.conflictText}</Alert>}
      {save.isError && <Alert tone="bad" title={FEATURED_SLOTS.nothingWasSavedTitle}>{messageOf(save.error, FEATURED_SLOTS.saveFailed)}</Alert>}
      {edited && (
        <div className={wrap({ gap: '2', alignItems: 'center', justifyContent: 'flex-end' })}>
          <span className={metaText({ marginInlineEnd: 'auto' })}>{FEATURED_SLOTS.unsavedNote}</span>
          <Button disabled={save.isPending} onClick={() => setEdited(null)}>{FEATURED_SLOTS.discardButton}</Button>
          <Button variant="primary" disabled={broken} busy={save.isPending} busyLabel={FEATURED_SLOTS.busyLabel} onClick={() => save.mutate(bodyOf(shown))}>{FEATURED_SLOTS.saveTheSlotsButton}</Button>
        </div>
      )}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
