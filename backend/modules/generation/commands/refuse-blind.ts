import type { Tx } from '#kernel/db/database.ts';
import { stillBlind } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/**
 * Every command that makes a run public calls this after it has locked the run. `lockEntryRun` takes the same lock for a new entry, so of two
 * calls at once the second sees the first. @throws AppError still_blind
 */
export async function refuseBlind(tx: Tx, { isBlind }: Pick<Deps, 'isBlind'>, run: Pick<GenerationRow, 'id' | 'run_source'>): Promise<void> {
  if (run.run_source === 'challenge' && (await isBlind(tx, run.id))) throw stillBlind();
}
