import { listUserRuns } from '#contracts/admin-users.ts';
import { previewRates } from '#contracts/pricing-admin.ts';
import { permit } from '#contracts/permissions.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { Deps } from './generation-deps.ts';
import { listRunsOfPerson } from './queries/list-runs-of-person.ts';
import { priceRunsAgain } from './queries/price-runs-again.ts';

/** Routes about runs for support staff, and for administrators who change prices. */
export function generationAdminRoutes(routes: Routes, deps: Deps): void {
  routes.read(listUserRuns, permit('users.read'), ({ params, query }) => listRunsOfPerson(deps.db.knex, deps, params.id, query));
  routes.read(previewRates, permit('pricing.change'), ({ body }) => priceRunsAgain(deps.db.knex, deps, body));
}
