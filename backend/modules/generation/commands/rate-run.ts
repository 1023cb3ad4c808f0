import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { notDelivered } from '../generation.errors.ts';
import { findRun } from '../queries/find-run.ts';
import { runRated, runThumbsChanged } from '../rating.events.ts';

export type Thumbs = -1 | 0 | 1;

const RATE = `
  with before as (
    select id, rating from generations where id = :id and rating <> :rating for update
  )
  update generations g set rating = :rating from before where g.id = before.id returning before.rating as previous`;

/**
 * Stores the runner's thumbs up or down for a run that delivered something; 0 removes it. Only ratings of other people's published prompts
 * are announced to statistics, and no free retries: otherwise authors could raise their own rate.
 * @throws AppError not_found, not_delivered
 */
export async function rateRun(tx: Tx, { outbox }: Pick<Deps, 'outbox'>, { userId, id, rating }: { userId: string; id: string; rating: Thumbs }): Promise<void> {
  const run = await findRun(tx, userId, id);
  if ((run.status !== 'succeeded' && run.status !== 'partial') || run.finished_at === null) throw notDelivered();
  const [changed] = await rows<{ previous: Thumbs }>(tx, RATE, { id, rating });
  if (!changed) return;
  await outbox.publish(tx, runThumbsChanged, { generationId: id, userId, rating });
  if (run.run_source !== 'prompt' || run.waived !== null || run.prompt_id === null || run.creator_id === userId) return;
  await outbox.publish(tx, runRated, { generationId: id, promptId: run.prompt_id, userId, finishedAt: run.finished_at.toISOString(), previous: changed.previous, rating });
}
