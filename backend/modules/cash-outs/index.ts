import type { InboxEntry } from '#contracts/inbox.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import type { CashOutsContext } from './cash-outs-context.ts';
import { cashOutsRoutes } from './cash-outs.routes.ts';
import { cashOutsMigrations } from './migrations/cash-outs.ts';
import { personalData } from './personal-data.ts';
import { waitingCashOuts } from './queries/waiting-cash-outs.ts';

export { cashOutsMigrations } from './migrations/cash-outs.ts';

export interface CashOutsModule extends Module {
  /** How many payout requests wait for the staff. */
  waiting(connection: Connection): Promise<InboxEntry[]>;
}

/** Composes the module cash-outs: creators request money for earned tokens, and administrators decide. */
export const createCashOuts = (context: CashOutsContext): CashOutsModule => ({
  waiting: waitingCashOuts,
  migrations: cashOutsMigrations,
  personalData: personalData(context),
  routes: (routes) => cashOutsRoutes(routes, context),
});
