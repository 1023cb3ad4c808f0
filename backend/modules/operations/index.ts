import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Module } from '#kernel/module.ts';
import { operationsMigrations } from './migrations/audit-log.ts';
import { operationsRoutes } from './operations.routes.ts';
import { personalData } from './personal-data.ts';
import type { InboxDeps } from './queries/gather-inbox.ts';
import type { HealthDeps } from './queries/machinery-health.ts';
import { onAdminAction } from './subscribers/on-admin-action.ts';

export { operationsMigrations } from './migrations/audit-log.ts';
export { recordQueueChange } from './commands/record-queue-change.ts';
export type { InboxSource } from './queries/gather-inbox.ts';
export { adminAction } from './operations.events.ts';

export interface OperationsDeps extends HealthDeps, InboxDeps {
  sealer: Sealer;
}

/** For those who run the place: who did what with which power, the emails that stay here, and how the machinery is. */
export function createOperations(deps: OperationsDeps): Module {
  return {
    migrations: operationsMigrations,
    subscriptions: [onAdminAction],
    routes: (routes) => operationsRoutes(routes, deps),
    personalData: personalData(deps),
  };
}
