import { isTerminal } from '#contracts/generation.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { alreadyFinished } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import { jobIdOf } from '../generation.jobs.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { findRun } from '../queries/find-run.ts';
import { endRun } from './end-run.ts';

/**
 * Ends a run at its owner's request, whatever its worker does. A signal then tells the worker to abort the provider's call
 * (docs/rules/runs.md#stop-price). A second call changes nothing.
 * @throws AppError not_found, already_finished
 */
export async function cancelGeneration(tx: Tx, deps: Deps, userId: string, id: string): Promise<GenerationRow> {
  const before = await findRun(tx, userId, id);
  if (before.status === 'cancelled') return before;
  if (isTerminal(before.status)) throw alreadyFinished();
  const ended = await endRun(tx, deps, { id, status: ['queued', 'running'] }, { status: 'cancelled' });
  if (!ended) {
    // The run ended by itself after the cancel had read it and before the cancel's update.
    const now = await findRun(tx, userId, id);
    if (now.status === 'cancelled') return now;
    throw alreadyFinished();
  }
  afterCommit(tx, () => deps.cancels.publish(jobIdOf(id), 'stopped by its owner'));
  return ended;
}
