import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { BULK_DRAFTS, BULK_PUBLISH_PER_DAY, categorizeDrafts, deleteDrafts, listDrafts, publishDrafts } from '#contracts/prompt-drafts.ts';
import type { BulkOutcome } from '#contracts/prompt-drafts.ts';
import { listPrompts } from '#contracts/prompts.ts';
import type { Category } from '#contracts/prompts.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { inParts, inPublishOrder } from './in-parts.ts';
import type { BulkProgress } from './in-parts.ts';
import { USE_BULK } from './own-prompts.words.ts';

/** An action on the selected prompts. `first` publishes only that many of them. */
export type BulkWish = { kind: 'delete' } | { kind: 'categorize'; category: Category } | { kind: 'publish'; first: number };

export interface BulkReport {
  wish: BulkWish;
  results: BulkOutcome[];
  left: string[];
  problem: string | null;
  /** Number of prompts that the user may still publish in bulk today; null for other actions. */
  leftToday: number | null;
}

/** Runs an action on many of the user's own prompts, and reports the result for each. */
export function useBulk(onDone: (report: BulkReport) => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [answered, setAnswered] = useState<{ day: string; leftToday: number } | null>(null);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  /** Number of prompts that can still be published in bulk today, as far as this page knows. The server refuses what exceeds it. */
  const roomToday = (): number => (answered?.day === utcDay(Date.now()) ? answered.leftToday : BULK_PUBLISH_PER_DAY);
  /** Runs the action. `shown` holds the ids of all prompts in the list, in its order. */
  const run = async (wish: BulkWish, selected: ReadonlySet<string>, shown: readonly string[]): Promise<void> => {
    const ids = wish.kind === 'publish' ? inPublishOrder(selected, shown, refused).slice(0, wish.first) : [...selected];
    let leftToday: number | null = null;
    const act = async (part: string[]): Promise<BulkOutcome[]> => {
      const options = { idempotencyKey: newActionKey() };
      if (wish.kind === 'delete') return (await call(deleteDrafts, { body: { ids: part }, ...options })).results;
      if (wish.kind === 'categorize') return (await call(categorizeDrafts, { body: { ids: part, category: wish.category }, ...options })).results;
      const answer = await call(publishDrafts, { body: { ids: part }, ...options });
      leftToday = answer.leftToday;
      setAnswered({ day: utcDay(Date.now()), leftToday: answer.leftToday });
      return answer.results;
    };
    const { results, left, error } = await inParts({ ids, size: wish.kind === 'publish' ? BULK_PUBLISH_PER_DAY : BULK_DRAFTS, act, onProgress: setProgress });
    await Promise.all([client.invalidateQueries({ queryKey: [listDrafts.path, 'list'] }), client.invalidateQueries({ queryKey: [listPrompts.path], refetchType: 'none' })]);
    setProgress(null);
    if (wish.kind === 'publish') setRefused((before) => new Set([...before, ...results.filter(({ outcome }) => outcome === 'refused').map(({ promptId }) => promptId)]));
    onDone({ wish, results, left, problem: error === null ? null : messageOf(error, USE_BULK.failed), leftToday });
  };
  return { progress, roomToday, run };
}
