import { getBalance } from '#contracts/wallet.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { walletState } from './queries/wallet-state.ts';

/** Mounts the balance: one query, since every header on every page asks for it. */
export function walletRoutes(routes: Routes, db: Database): void {
  routes.read(getBalance, 'member', async ({ viewer }) => (await walletState(db.knex, viewer.userId)).balance);
}
