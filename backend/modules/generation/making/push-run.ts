import { one } from '#contracts/must.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { presentRuns } from '../queries/present-runs.ts';

/** Pushes a run's state to its owner's tabs. A push is only a hint, so its failure does not fail the run. */
export async function pushRun(deps: Deps, run: GenerationRow): Promise<void> {
  try {
    const generation = one(await presentRuns(deps.db.knex, deps, [run]));
    deps.push.toUser(run.user_id, 'generation', { generation });
  } catch (error) {
    deps.log.warn({ err: error, generationId: run.id }, 'a run could not be shown to its owner');
  }
}
