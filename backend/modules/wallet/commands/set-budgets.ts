import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { walletMissing } from '../wallet.errors.ts';

const SET = `
  update wallets set budget_run = cast(:perRun as int), budget_day = cast(:perDay as int), spending_stopped = :stopped, updated_at = :now
  where user_id = :userId returning user_id`;

export interface NewBudgets {
  /** Tokens; null is no limit. */
  perRun: number | null;
  perDay: number | null;
  stopped: boolean;
}

/**
 * Sets all spending limits of a person (docs/rules/wallet.md#budgets). They count from the next hold on: what is held stays held.
 * @throws AppError wallet_missing
 */
export async function setBudgets(tx: Tx, clock: Clock, userId: string, budgets: NewBudgets): Promise<void> {
  const changed = await rows<{ user_id: string }>(tx, SET, { ...budgets, userId, now: clock.now() });
  if (changed.length === 0) throw walletMissing();
}
