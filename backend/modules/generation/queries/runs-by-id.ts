import type { Generation } from '#contracts/generation.ts';
import type { Connection } from '#kernel/db/database.ts';
import { GenerationModel } from '../models/generation.model.ts';
import { presentRuns } from './present-runs.ts';
import type { PresentDeps } from './present-runs.ts';

/** Presents these runs to their owner, by id, with at most five queries, however many runs there are. Runs that were deleted or lie in the trash are absent. */
export async function runsById(connection: Connection, deps: PresentDeps, ids: readonly string[]): Promise<Map<string, Generation>> {
  if (ids.length === 0) return new Map();
  const runs = await GenerationModel.query(connection).whereIn('id', [...ids]).whereNull('deleted_at');
  return new Map((await presentRuns(connection, deps, runs)).map((run) => [run.id, run]));
}
