import type { Budgets } from '#contracts/chat-replies.ts';
import { getBudgets, setBudgets as setBudgetsEndpoint } from '#contracts/chat-replies.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { setBudgets } from '../commands/set-budgets.ts';
import { budgetState } from '../queries/budget-state.ts';

interface Deps {
  db: Database;
  clock: Clock;
}

/** Registers the endpoints with which signed-in users read and set their spending limits. */
export function budgetRoutes(routes: Routes, { db, clock }: Deps): void {
  const own = async (connection: Connection, userId: string): Promise<Budgets> => {
    const { perRun, perDay, stopped, spentToday } = await budgetState(connection, userId, clock.now());
    return { perRun, perDay, stopped, spentToday };
  };
  routes.read(getBudgets, 'member', ({ viewer }) => own(db.knex, viewer.userId));
  routes.write(setBudgetsEndpoint, 'member', async ({ body, viewer }, tx) => {
    await setBudgets(tx, clock, viewer.userId, body);
    return own(tx, viewer.userId);
  });
}
