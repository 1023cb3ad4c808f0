import type { Tx } from '#kernel/db/database.ts';
import { stillBlind } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/**
 * What makes a run public calls this after it has locked the run. A run becomes an entry under the same lock, so of both at once the second
 * finds the first. @throws AppError still_blind
 */
export async function refuseBlind(tx: Tx, { isBlind }: Pick<Deps, 'isBlind'>, run: Pick<GenerationRow, 'id' | 'run_source'>): Promise<void> {
  if (run.run_source === 'challenge' && (await isBlind(tx, run.id))) throw stillBlind();
}
