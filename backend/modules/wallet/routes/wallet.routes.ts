import { getBalance, getSpending, getWallet, listTransactions } from '#contracts/wallet.ts';
import type { Clock } from '#kernel/clock.ts';
import { foreignCursor } from '#kernel/cursor.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { spending } from '../queries/spending.ts';
import { walletState } from '../queries/wallet-state.ts';
import type { Position, Wallet } from '../wallet.ts';
import { activityFilter } from './activity-filter.ts';

export interface WalletRoutesDeps {
  db: Database;
  clock: Clock;
  wallet: Wallet;
}

/** Registers the endpoints for the viewer's balance, wallet, activity and spending. The balance takes one query, because every page asks for it. */
export function walletRoutes(routes: Routes, { db, clock, wallet }: WalletRoutesDeps): void {
  routes.read(getBalance, 'member', async ({ viewer }) => (await walletState(db.knex, viewer.userId)).balance);
  routes.read(getWallet, 'member', ({ viewer }) => wallet.overview(db.knex, viewer.userId));
  routes.read(listTransactions, 'member', async ({ viewer, query: { limit, before, ...filter } }) => {
    const { items, next } = await wallet.activity(db.knex, viewer.userId, activityFilter(filter), position(before), limit);
    return { items, nextCursor: next && String(next.step) };
  });
  routes.read(getSpending, 'member', ({ viewer, query: { days } }) => spending(db.knex, viewer.userId, clock.now(), days));
}

// Reads only a step from the cursor. A balance in the cursor could be forged by the client.
function position(before: string | undefined): Position | null {
  if (before === undefined) return null;
  const step = Number(before);
  if (!/^[1-9]\d{0,9}$/.test(before) || step > MOST_STEPS) throw foreignCursor('before');
  return { step };
}

/** The largest value of the column `chain_no` (a Postgres `int`). */
const MOST_STEPS = 2_147_483_647;
