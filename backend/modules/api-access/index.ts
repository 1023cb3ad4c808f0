import { scopesOf } from '#contracts/api-scopes.ts';
import type { AccessKeys } from '#kernel/http/access-keys.ts';
import type { Module } from '#kernel/module.ts';
import type { KeyLocks } from '#modules/generation/key-ceilings.port.ts';
import { apiAccessRoutes } from './api-access.routes.ts';
import type { ApiAccessContext } from './api-access-context.ts';
import { lockKey } from './commands/lock-key.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { apiAccessMigrations } from './migrations/api-keys.ts';
import { personalData } from './personal-data.ts';
import { findHolder } from './queries/find-holder.ts';

export { KEY_DEFAULTS } from './queries/find-holder.ts';
export { apiAccessMigrations } from './migrations/api-keys.ts';

export interface ApiAccessModule extends Module {
  /** Finds the members behind the API keys of requests. */
  keys: AccessKeys;
  locks: KeyLocks;
}

/** Composes the module api-access: API keys with which programs of members use the API, within scopes and ceilings. */
export function createApiAccess(context: ApiAccessContext): ApiAccessModule {
  return {
    keys: { find: (secret) => findHolder(context, secret), scopesOf },
    locks: { lock: (tx, keyId) => lockKey(tx, context.clock, keyId) },
    migrations: apiAccessMigrations,
    personalData: personalData(context),
    routes: (routes) => apiAccessRoutes(routes, context),
    rawRoutes: mcpRoutes,
  };
}
