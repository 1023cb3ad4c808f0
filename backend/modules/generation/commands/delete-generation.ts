import { isTerminal } from '#contracts/generation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { stillRunning } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import { findRun } from '../queries/find-run.ts';
import { deleteRuns } from './delete-runs.ts';

/** Deletes one finished run for its owner: to the trash when it delivered something, else for ever. @throws AppError not_found, still_running */
export async function deleteGeneration(tx: Tx, deps: Pick<Deps, 'media' | 'clock' | 'outbox'>, userId: string, id: string): Promise<void> {
  const run = await findRun(tx, userId, id);
  if (!isTerminal(run.status)) throw stillRunning('delete');
  if ((await deleteRuns(tx, deps, userId, [id])).length === 0) throw notFound('This run');
}
