import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { endRun } from './end-run.ts';
import { forgetRuns } from './forget-runs.ts';
import { forgetSlicesOf } from './keep-slices.ts';

// Waiting runs are cancelled before running ones: otherwise the cancel of a running run would start a waiting one.
const LIVE = `
  select id, lane from generations where user_id = ? and status in ('queued', 'running')
  order by dispatched_at desc nulls first, id desc`;

const BATCH = 200;

// The query has two parts, because kept runs and runs in the trash have an index each.
const KEPT = `
  select id from generations where user_id = :userId and deleted_at is null
  union all select id from generations where user_id = :userId and trashed_at is not null order by id limit ${BATCH}`;

/**
 * Erases all runs of a person, also those in the trash. It cancels unfinished runs, which pay for what they delivered, and deletes the words,
 * inputs and files of every run. The rows stay, because receipts and counts refer to them.
 */
export async function eraseRuns(tx: Tx, deps: Deps, userId: string): Promise<void> {
  const live = await rows<{ id: string; lane: 'run' | 'chat' }>(tx, LIVE, [userId]);
  for (const { id, lane } of live) {
    if (lane === 'chat') await endRun(tx, deps, { id, status: ['queued', 'running'] }, { status: 'cancelled' });
    else await cancelGeneration(tx, deps, userId, id);
  }
  await forgetSlicesOf(tx, userId);
  for (;;) {
    const batch = await rows<{ id: string }>(tx, KEPT, { userId });
    await forgetRuns(tx, deps, batch.map(({ id }) => id));
    if (batch.length < BATCH) return;
  }
}
