import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { deleteGeneration } from './delete-generation.ts';

// Rows are locked in one order: otherwise two requests for the same runs could wait for each other.
const FINISHED = `
  select id from generations where id = any(cast(:ids as uuid[])) and user_id = :userId and deleted_at is null and status not in ('queued', 'running')
  order by id for update`;

/** Deletes those of `ids` that are finished own runs; returns which were. */
export async function deleteRuns(tx: Tx, deps: Pick<Deps, 'media' | 'clock'>, userId: string, ids: readonly string[]): Promise<string[]> {
  const finished = await rows<{ id: string }>(tx, FINISHED, { userId, ids });
  for (const { id } of finished) await deleteGeneration(tx, deps, userId, id);
  return finished.map(({ id }) => id);
}
