import { changeFlag as changeEndpoint, getFlags, listAdminFlags } from '#contracts/flags.ts';
import { permit } from '#contracts/permissions.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { changeFlag } from './commands/change-flag.ts';
import type { ChangeFlagDeps } from './commands/change-flag.ts';
import type { FlagCache } from './flags.ts';
import { adminFlags } from './queries/admin-flags.ts';

export interface FlagRoutesDeps extends ChangeFlagDeps {
  db: Database;
}

/** Routes of feature flags: their values for every reader, and their settings for administrators. */
export function flagRoutes(routes: Routes, deps: FlagRoutesDeps, flags: FlagCache): void {
  const access = permit('flags.change');

  routes.read(getFlags, 'open', ({ viewer }) => flags.all(deps.db.knex, viewer));
  routes.read(listAdminFlags, access, () => adminFlags(deps.db.knex, deps.people));
  routes.write(changeEndpoint, access, async ({ params, body, viewer, requestId }, tx) => {
    await changeFlag(tx, deps, { viewer, requestId }, params.name, body);
    afterCommit(tx, () => flags.forget());
    return adminFlags(tx, deps.people);
  });
}
