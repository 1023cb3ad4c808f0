import { deleteRuns as deleteEndpoint, getRunChoices, getRunTotals, listRunHistory } from '#contracts/run-history.ts';
import { reply } from '#kernel/http/endpoint-handler.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { deleteRuns } from './commands/delete-runs.ts';
import type { Deps } from './generation-deps.ts';
import { runChoices, runHistory, runTotals } from './queries/run-history.ts';

/** Routes of a person's history of their own runs (docs/rules/runs.md#history). */
export function historyRoutes(routes: Routes, deps: Deps): void {
  const { db } = deps;

  routes.read(listRunHistory, 'member', async ({ query, viewer }) => {
    const { runs, nextCursor } = await runHistory(db.knex, deps, viewer.userId, query);
    return nextCursor === null ? runs : reply(runs, { 'X-Next-Cursor': nextCursor });
  });

  routes.read(getRunTotals, 'member', async ({ query, viewer }) => ({ totals: await runTotals(db.knex, viewer.userId, query) }));

  routes.read(getRunChoices, 'member', ({ viewer }) => runChoices(db.knex, deps, viewer.userId));

  routes.write(deleteEndpoint, 'member', async ({ body, viewer }, tx) => ({ deleted: await deleteRuns(tx, deps, viewer.userId, body.ids) }));
}
