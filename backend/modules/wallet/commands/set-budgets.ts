import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { walletMissing } from '../wallet.errors.ts';

const SET = `
  update wallets set budget_run = cast(:perRun as int), budget_day = cast(:perDay as int), spending_stopped = :stopped, updated_at = :now
  where user_id = :userId returning user_id`;

export interface NewBudgets {
  /** The limit in tokens. Null means no limit. */
  perRun: number | null;
  perDay: number | null;
  stopped: boolean;
}

/**
 * Sets the spending limits of a person (docs/rules/wallet.md#budgets). They apply to later holds and leave existing ones.
 * @throws AppError wallet_missing
 */
export async function setBudgets(tx: Tx, clock: Clock, userId: string, budgets: NewBudgets): Promise<void> {
  const changed = await rows<{ user_id: string }>(tx, SET, { ...budgets, userId, now: clock.now() });
  if (changed.length === 0) throw walletMissing();
}
