import { DEFAULT_LENGTH_WORDS } from '#contracts/generation.ts';
import { usualLength } from '#contracts/form-length.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { RunnablePrompt } from '#modules/prompts/index.ts';
import type { RunOptions } from '../domain/run-options.ts';
import { freeTrialRunGone, tooManyLeaks } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import { leakRest } from '../queries/leak-rest.ts';
import { seedOfSample } from '../queries/seed-of-sample.ts';
import { startedFrom } from '../queries/run-lineage.ts';
import { fillPrompt } from './fill-prompt.ts';
import type { PreparedRun } from './prepared-run.ts';
import type { Requester, RequestOf } from './run-request.ts';

/** Prepares a run of a published prompt, with its royalty. @throws AppError not_found, pack_only, too_many_leaks, version_not_yours; and as fillPrompt */
export async function preparePromptRun(tx: Tx, deps: Deps, requester: Requester, request: RequestOf<'prompt'>): Promise<PreparedRun> {
  const { version, sample, from, ...asked } = request.wish;
  const prompt = await runnablePrompt(tx, deps, requester, request.promptId, { number: version, keptId: request.keptVersionId ?? null });
  const content = await fillPrompt(tx, deps, requester, prompt, asked);
  return {
    source: 'prompt',
    ...content,
    promptId: prompt.promptId,
    versionId: prompt.versionId,
    creatorId: prompt.ownerId,
    royalty: prompt.runRoyalty,
    unlocked: prompt.access === 'unlocked' || prompt.access === 'pack',
    seed: sample === undefined ? undefined : await seedOfSample(tx, request.promptId, sample),
    fromRunId: from === undefined ? null : await startedFrom(tx, requester.userId, from),
  };
}

/**
 * Prepares a free trial run. It makes one output with the default model, no longer than the prompt's own length, because the prompt's creator
 * pays.
 * @throws AppError not_found, pack_only, free_trial_run_gone, too_many_leaks, version_not_yours; and as fillPrompt
 */
export async function prepareFreeTrialRun(tx: Tx, deps: Deps, requester: Requester, request: RequestOf<'free_trial'>): Promise<PreparedRun> {
  const { version, sample, from, model: _model, ...asked } = request.wish;
  const prompt = await runnablePrompt(tx, deps, requester, request.promptId, { number: version, keptId: null, trial: true });
  const content = await fillPrompt(tx, deps, requester, prompt, { ...asked, quantity: 1 });
  if (prompt.access !== 'none' || prompt.freeTrialRunsPerDay === 0) throw freeTrialRunGone();
  return {
    source: 'free_trial',
    ...content,
    options: notLonger(prompt, content.options),
    promptId: prompt.promptId,
    versionId: prompt.versionId,
    creatorId: prompt.ownerId,
    runsPerDay: prompt.freeTrialRunsPerDay,
    seed: sample === undefined ? undefined : await seedOfSample(tx, request.promptId, sample),
    fromRunId: from === undefined ? null : await startedFrom(tx, requester.userId, from),
  };
}

async function runnablePrompt(tx: Tx, deps: Deps, { userId }: Requester, promptId: string, wanted: { number: number | undefined; keptId: string | null; trial?: boolean }): Promise<RunnablePrompt> {
  const prompt = await deps.promptTexts.runnable(tx, promptId, userId, wanted);
  const rests = prompt.sealed ? await leakRest(tx, deps.clock, userId, prompt.promptId) : null;
  if (rests) throw tooManyLeaks(rests, deps.clock.now());
  return prompt;
}

const notLonger = ({ form, outputSettings }: RunnablePrompt, options: RunOptions): RunOptions =>
  options.length === null ? options : { ...options, length: Math.min(options.length, usualLength(form) ?? outputSettings.length ?? DEFAULT_LENGTH_WORDS) };
