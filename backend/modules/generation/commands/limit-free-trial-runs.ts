import { AppError } from '#kernel/errors.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import { freeTrialRunsGoneHere } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/**
 * Limits the free trial runs of one creator for each address and day (`RATE_LIMIT_FREE_TRIAL_RUN`): accounts are free, so the limit per
 * person says little. It runs in the run's transaction, after the run was accepted, so that a refusal undoes it.
 * @throws AppError free_trial_run_limit
 */
export async function limitFreeTrialRuns({ limits }: Pick<Deps, 'limits'>, ip: string, { creator_id: creatorId, payer_id: payerId }: GenerationRow): Promise<void> {
  if (payerId === null) return;
  try {
    await limits.take('freeTrialRun', `${addressKey(ip)} ${creatorId}`);
  } catch (error) {
    throw error instanceof AppError && error.code === 'rate_limited' ? freeTrialRunsGoneHere(error.retryAfterSeconds) : error;
  }
}
