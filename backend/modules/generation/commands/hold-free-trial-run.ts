import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { AppError } from '#kernel/errors.ts';
import type { HoldRequest } from '#modules/wallet/index.ts';
import { InsufficientTokens } from '#modules/wallet/index.ts';
import { freeTrialRunGone } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { lockWallets } from './lock-wallets.ts';

/**
 * Holds the price of a free trial run in the creator's wallet, and uses up the runner's free trial run of the day
 * (docs/rules/selling.md#free-trial-run). It locks the runner's wallet too, because the runner's slots are counted under that lock.
 * @throws AppError free_trial_run_gone when none is left today, or the creator cannot pay, or the creator's budget does not allow it (docs/rules/wallet.md#budget-scope)
 */
export async function holdFreeTrialRun(tx: Tx, { wallet, freeTrialRuns }: Pick<Deps, 'wallet' | 'freeTrialRuns'>, run: GenerationRow, hold: HoldRequest, perDay: number): Promise<void> {
  const creatorId = must(run.creator_id, 'the creator of a free trial run');
  await lockWallets(tx, wallet, run);
  const freeTrialRun = { promptId: must(run.prompt_id, 'the prompt of a free trial run'), creatorId, userId: run.user_id, generationId: run.id };
  if (!(await freeTrialRuns.take(tx, freeTrialRun, perDay))) throw freeTrialRunGone();
  try {
    await wallet.placeHold(tx, { ...hold, userId: creatorId, title: `Free trial run of ${run.title}` });
  } catch (error) {
    throw isUnpaid(error) ? freeTrialRunGone() : error;
  }
}

const isUnpaid = (error: unknown): boolean => error instanceof InsufficientTokens || (error instanceof AppError && error.code === 'budget_reached');
