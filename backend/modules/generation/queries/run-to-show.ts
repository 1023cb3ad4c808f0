import { isTerminal } from '#contracts/generation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { tellsTooMuch } from '../domain/tells-text.ts';
import { nothingToShow, removedByModerators, tooTellingToShow } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationModel } from '../models/generation.model.ts';
import { refuseBlind } from '../commands/refuse-blind.ts';
import { lockRun } from './find-run.ts';

/**
 * Reads and locks a person's run whose outputs are to become public, and says whether they repeat the prompt. That answer is stored, because
 * a prompt that is free now may be sealed later.
 * @throws AppError not_found for another person's run, or one of another prompt; creation_removed; nothing_to_show; still_blind; too_telling
 */
export async function runToShow(tx: Tx, { promptTexts, isBlind }: Pick<Deps, 'promptTexts' | 'isBlind'>, userId: string, generationId: string, prompt: { id: string; sealed: boolean }): Promise<{ run: GenerationModel; tells: boolean }> {
  const run = await lockRun(tx, userId, generationId);
  if (run.prompt_id !== prompt.id || (run.run_source !== 'prompt' && run.run_source !== 'challenge')) throw notFound('This run');
  if (run.removed_at !== null) throw removedByModerators();
  if (!isTerminal(run.status) || run.delivered === 0) throw nothingToShow();
  await refuseBlind(tx, { isBlind }, run);
  const tells = tellsTooMuch(run, await promptTexts.shownTexts(tx, prompt.id, run.prompt_version_id));
  if ((prompt.sealed || run.sealed) && tells) throw tooTellingToShow();
  return { run, tells };
}
