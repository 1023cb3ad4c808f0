import { DEFAULT_LENGTH_WORDS } from '#contracts/generation.ts';
import type { PromptRunWish } from '#contracts/generation.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import { usualLength } from '#contracts/form-length.ts';
import type { RunOptions } from '../domain/run-options.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { RunnablePrompt } from '#modules/prompts/index.ts';
import { freeTrialRunGone, tooManyLeaks } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { Plan } from '../generation.options.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { leakRest } from '../queries/leak-rest.ts';
import { seedOfSample } from '../queries/seed-of-sample.ts';
import { prepareRun } from './prepare-run.ts';
import { requestGeneration } from './request-generation.ts';

export interface Requester {
  /** What the request has worked out about patterns. Left out, they are worked out inside of the transaction: for the platform's own prompts. */
  patterns?: PatternCheck;
  userId: string;
  plan: Plan;
  requestHash: string | null;
  retryOfId: string | null;
  /** Tokens that the requester saw before the click; null where no browser spends. */
  expectedTotal: number | null;
  /** The free retry of that run. */
  freeRetry?: boolean;
  /** The system account, if it pays for the run. Such runs have the lowest queue priority. */
  systemAccountId?: string;
}

/**
 * Accepts a run of a published prompt. It uses the version `keptVersionId` if the runner may still run that.
 * @throws AppError not_found, pack_only, free_trial_run_gone, too_many_leaks, version_not_yours; and as prepareRun and requestGeneration
 */
export async function requestPromptRun(
  tx: Tx,
  deps: Deps,
  requester: Requester,
  promptId: string,
  { version, sample, ...asked }: PromptRunWish,
  keptVersionId: string | null = null,
): Promise<GenerationRow> {
  const prompt = await deps.prompts.runnable(tx, promptId, requester.userId, { number: version, keptId: keptVersionId });
  const rests = prompt.sealed ? await leakRest(tx, deps.clock, requester.userId, prompt.promptId) : null;
  if (rests) throw tooManyLeaks(rests, deps.clock.now());
  const freeTrialRun = asked.freeTrialRun === true;
  const prepared = await prepareRun(tx, deps, requester, prompt, freeTrialRun ? asFreeTrialRun(asked) : asked);
  if (freeTrialRun && (prompt.access !== 'none' || prompt.freeTrialRunsPerDay === 0)) throw freeTrialRunGone();
  return requestGeneration(tx, deps, {
    ...requester,
    ...prepared,
    ...(freeTrialRun && { options: notLonger(prompt, prepared.options) }),
    runSource: 'prompt',
    promptId: prompt.promptId,
    promptVersionId: prompt.versionId,
    royalty: freeTrialRun ? 0 : prompt.runRoyalty,
    creatorId: prompt.ownerId,
    unlocked: prompt.access === 'unlocked',
    freeTrialRun: freeTrialRun ? { perDay: prompt.freeTrialRunsPerDay } : null,
    seed: sample === undefined ? undefined : await seedOfSample(tx, promptId, sample),
  });
}

/** A free trial run is one output of the default model, because its creator pays. */
function asFreeTrialRun({ model: _model, ...rest }: PromptRunWish): PromptRunWish {
  return { ...rest, quantity: 1 };
}

/** Nor longer than the prompt says. */
const notLonger = ({ form, outputSettings }: RunnablePrompt, options: RunOptions): RunOptions =>
  options.length === null ? options : { ...options, length: Math.min(options.length, usualLength(form) ?? outputSettings.length ?? DEFAULT_LENGTH_WORDS) };
