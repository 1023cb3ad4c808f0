import { AppError } from '#kernel/errors.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { IdempotencyKey, Viewer } from '#kernel/http/endpoint-handler.ts';
import type { GiveBack } from '#kernel/http/rate-limits.ts';
import { freeTrialRunsGoneHere } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';

interface TrialCall {
  params: { id: string };
  viewer: Viewer;
  ip: string;
  idempotency: IdempotencyKey | null;
  requestHash: string;
}

/**
 * Counts one free trial run against the daily limit of a creator for one IP address (docs/rules/selling.md#free-trial-address): a person can
 * open many accounts. It asks Redis, so it runs before the transaction of the run. A repeated request is counted once. Returns a function
 * that takes the count back when no run was accepted.
 * @throws AppError free_trial_run_limit, not_found
 */
export async function reserveFreeTrialRun({ db, prompts, limits }: Pick<Deps, 'db' | 'prompts' | 'limits'>, call: TrialCall): Promise<GiveBack> {
  const { ownerId } = await prompts.terms(db.knex, call.params.id, call.viewer.userId);
  const { idempotency, requestHash } = call;
  try {
    return await limits.reserve('freeTrialRun', `${addressKey(call.ip)} ${ownerId}`, idempotency ? `${idempotency.scope} ${idempotency.key}` : requestHash);
  } catch (error) {
    throw error instanceof AppError && error.code === 'rate_limited' ? freeTrialRunsGoneHere(error.retryAfterSeconds) : error;
  }
}
