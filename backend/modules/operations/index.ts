import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Module } from '#kernel/module.ts';
import { createFlags } from './flags.ts';
import type { Flags } from './flags.ts';
import { flagRoutes } from './flags.routes.ts';
import type { FlagRoutesDeps } from './flags.routes.ts';
import { auditLogMigrations } from './migrations/audit-log.ts';
import { featureFlagsMigrations } from './migrations/feature-flags.ts';
import { operationsRoutes } from './operations.routes.ts';
import { personalData } from './personal-data.ts';
import type { InboxDeps } from './queries/gather-inbox.ts';
import type { HealthDeps } from './queries/machinery-health.ts';
import { onAdminAction } from './subscribers/on-admin-action.ts';

export const operationsMigrations = { ...auditLogMigrations, ...featureFlagsMigrations };

export { recordQueueChange } from './commands/record-queue-change.ts';
export type { InboxSource } from './queries/gather-inbox.ts';
export { adminAction } from './operations.events.ts';
export type { Flags } from './flags.ts';

export interface OperationsDeps extends HealthDeps, InboxDeps, FlagRoutesDeps {
  sealer: Sealer;
}

export interface OperationsModule extends Module {
  flags: Flags;
}

/** For staff: the audit log, the emails that stay here, health, and feature flags. */
export function createOperations(deps: OperationsDeps): OperationsModule {
  const flags = createFlags(deps);
  return {
    flags,
    migrations: operationsMigrations,
    subscriptions: [onAdminAction],
    routes(routes) {
      operationsRoutes(routes, deps);
      flagRoutes(routes, deps, flags);
    },
    personalData: personalData(deps),
  };
}
