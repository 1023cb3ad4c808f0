import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { BudgetState } from '../wallet.errors.ts';

const STATE = `
  select budget_run as "perRun", budget_day as "perDay", spending_stopped as stopped, debt,
    case when spent_day = cast(:day as date) then spent_today else 0 end as "spentToday",
    case when debt > 0 then 0 else bonus + subscription + earned + purchased end as balance
  from wallets where user_id = :userId`;

type State = BudgetState & { balance: number; debt: number };

/** Reads a person's budgets, the spending of the UTC day of `now`, balance and debt. No limits for an account without a wallet. */
export async function budgetState(connection: Connection, userId: string, now: Date): Promise<State> {
  const [state] = await rows<State>(connection, STATE, { userId, day: utcDay(now) });
  return state ?? { perRun: null, perDay: null, stopped: false, spentToday: 0, balance: 0, debt: 0 };
}
