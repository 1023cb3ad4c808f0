import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { modelLimitReached } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';

const OPEN = `select count(*)::int as open from generations where user_id = ? and model_id = ? and status in ('queued', 'running')`;

/**
 * Refuses a run when the person already has the most unfinished runs of this model that the operator allows
 * (docs/rules/runs.md#provider-settings). The hold before it has locked the wallet, so two requests at once cannot both take the last place.
 * @throws AppError model_limit
 */
export async function refuseOverLimit(tx: Tx, { providers }: Pick<Deps, 'providers'>, run: Pick<GenerationRow, 'user_id' | 'model_id' | 'model_label'>): Promise<void> {
  const limit = providers.models().find(({ id }) => id === run.model_id)?.perPerson ?? null;
  if (limit === null) return;
  const { open } = one(await rows<{ open: number }>(tx, OPEN, [run.user_id, run.model_id]));
  if (open > limit) throw modelLimitReached(run.model_label, limit);
}
