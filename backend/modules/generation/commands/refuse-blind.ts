import type { Tx } from '#kernel/db/database.ts';
import { stillBlind } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/**
 * Refuses to make a challenge entry's run public before the results. Callers have locked the run, and a new entry takes the same lock, so of
 * two calls at once the later one sees the first. @throws AppError still_blind
 */
export async function refuseBlind(tx: Tx, { isBlind }: Pick<Deps, 'isBlind'>, run: Pick<GenerationRow, 'id' | 'run_source'>): Promise<void> {
  if (run.run_source === 'challenge' && (await isBlind(tx, run.id))) throw stillBlind();
}
