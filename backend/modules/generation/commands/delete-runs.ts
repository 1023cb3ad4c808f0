import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { forgetRuns } from './forget-runs.ts';
import { trashRuns } from './trash-runs.ts';

// Rows are locked in one order: otherwise two requests for the same runs could wait for each other.
const FINISHED = `
  select id from generations where id = any(cast(:ids as uuid[])) and user_id = :userId and deleted_at is null and status not in ('queued', 'running')
  order by id for update`;

/**
 * Deletes the finished runs among `ids` that belong to this person, and returns their ids. Runs that delivered something go to the trash. The
 * other runs are deleted for ever.
 */
export async function deleteRuns(tx: Tx, deps: Pick<Deps, 'media' | 'clock' | 'outbox'>, userId: string, ids: readonly string[]): Promise<string[]> {
  const finished = (await rows<{ id: string }>(tx, FINISHED, { userId, ids })).map(({ id }) => id);
  const trashed = new Set(await trashRuns(tx, deps, userId, finished));
  await forgetRuns(tx, deps, finished.filter((id) => !trashed.has(id)));
  return finished;
}
