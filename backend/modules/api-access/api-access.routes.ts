import { createApiKey, listApiKeys, revokeApiKey } from '#contracts/api-keys.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { ApiAccessContext } from './api-access-context.ts';
import { createKey } from './commands/create-key.ts';
import { revokeKey } from './commands/revoke-key.ts';
import { listKeys } from './queries/list-keys.ts';

/** Routes with which members create, list and revoke their own API keys. A request that brings an API key cannot use them. */
export function apiAccessRoutes(routes: Routes, context: ApiAccessContext): void {
  const { db, clock } = context;
  routes.read(listApiKeys, 'member', async ({ viewer }) => ({ items: await listKeys(db.knex, context, viewer.userId) }));
  // Creating an API key is a session route, because the answer contains the key's secret. A `write` route would store the answer for repeated requests.
  routes.session(createApiKey, 'member', ({ viewer, body }) => db.transaction((tx) => createKey(tx, context, viewer.userId, body)));
  routes.write(revokeApiKey, 'member', async ({ params, viewer }, tx) => {
    await revokeKey(tx, clock, viewer.userId, params.id);
    return { success: true as const };
  });
}
