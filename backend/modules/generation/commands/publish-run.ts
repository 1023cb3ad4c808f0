import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import { tellsTooMuch } from '../domain/tells-text.ts';
import { importedRun, nothingToShow, promptRemoved, removedByModerators, testStaysPrivate, tooTellingToPublish } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationModel } from '../models/generation.model.ts';
import { filesOfRuns } from '../queries/files-of-runs.ts';
import { lockRun } from '../queries/find-run.ts';
import { refuseBlind } from './refuse-blind.ts';

type PublishDeps = Pick<Deps, 'media' | 'clock' | 'prompts' | 'promptTexts' | 'isBlind'>;

/**
 * Shows the outputs of an own run to all people (docs/rules/keeping.md#public-creations), if they do not repeat a sealed prompt. A second
 * call changes nothing.
 * @throws AppError not_found, creation_removed, nothing_to_show, test_run, still_blind, prompt_removed, too_telling
 */
export async function publishRun(tx: Tx, deps: PublishDeps, userId: string, id: string): Promise<void> {
  const run = await lockRun(tx, userId, id);
  if (run.removed_at !== null) throw removedByModerators();
  if (run.run_source === 'imported') throw importedRun();
  if (run.run_source === 'test') throw testStaysPrivate();
  if ((run.status !== 'succeeded' && run.status !== 'partial') || run.delivered === 0 || run.run_source === 'improve' || run.run_source === 'review') throw nothingToShow();
  await refuseBlind(tx, deps, run);
  const tells = await tellsPrompt(tx, deps, userId, run);
  await rows(tx, 'update generations set published_at = coalesce(published_at, :now), tells_text = :tells where id = :id', { id, now: deps.clock.now(), tells });
  await deps.media.show(tx, await filesOfRuns(tx, [id]));
}

/**
 * Whether a run's output repeats its prompt's text. The call throws when that text is sealed. The answer is stored in case the text is sealed
 * later. @throws AppError prompt_removed, too_telling
 */
async function tellsPrompt(tx: Tx, { prompts, promptTexts }: PublishDeps, userId: string, run: GenerationModel): Promise<boolean> {
  const { prompt_id: promptId } = run;
  if (promptId === null) return false;
  if ((await prompts.takenDown(tx, [promptId])).has(promptId)) throw promptRemoved();
  const tells = tellsTooMuch(run, await promptTexts.shownTexts(tx, promptId, run.prompt_version_id));
  if (tells && (run.sealed || (await isSealedNow(tx, prompts, promptId, userId)))) throw tooTellingToPublish();
  return tells;
}

/** Whether the prompt is sealed for the run's owner. A prompt that the owner may no longer open counts as sealed. */
async function isSealedNow(tx: Tx, prompts: PublishDeps['prompts'], promptId: string, userId: string): Promise<boolean> {
  try {
    return (await prompts.about(tx, promptId, userId)).sealed;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return true;
    throw error;
  }
}

const UNPUBLISH = `
  update generations g set published_at = null where id = any(cast(:ids as uuid[])) and user_id = :userId and published_at is not null
  returning id, shared_at is not null or attached_at is not null or exists (select 1 from prompt_samples s where s.generation_id = g.id and s.version_no is not null) as public`;

/** Makes the outputs of own runs private again, unless a link, a review or a sample shows them too. */
export async function unpublishRuns(tx: Tx, { media }: Pick<Deps, 'media'>, userId: string, ids: readonly string[]): Promise<void> {
  const hidden = await rows<{ id: string; public: boolean }>(tx, UNPUBLISH, { userId, ids: [...ids] });
  await media.hide(tx, await filesOfRuns(tx, hidden.filter((run) => !run.public).map(({ id }) => id)));
}
