import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Module } from '#kernel/module.ts';
import { createAnnouncements } from './announcements.ts';
import type { AnnouncementDeps, Announcements } from './announcements.ts';
import { machineryRoutes } from './machinery.routes.ts';
import { announcementRoutes } from './announcements.routes.ts';
import { failedJobRoutes } from './failed-jobs.routes.ts';
import { createFlags } from './flags.ts';
import type { Flags } from './flags.ts';
import { flagRoutes } from './flags.routes.ts';
import type { FlagRoutesDeps } from './flags.routes.ts';
import { legalTextRoutes } from './legal-texts.routes.ts';
import type { LegalTextsDeps } from './legal-texts.ts';
import { logTailRoutes } from './log-tail.routes.ts';
import type { LogTailDeps } from './log-tail.routes.ts';
import { auditLogMigrations } from './migrations/audit-log.ts';
import { featureFlagsMigrations } from './migrations/feature-flags.ts';
import { inboxMarksMigrations } from './migrations/inbox-marks.ts';
import { legalVersionsMigrations } from './migrations/legal-versions.ts';
import { operationsRoutes } from './operations.routes.ts';
import { replayRoutes } from './replay.routes.ts';
import type { ReplayDeps } from './replay.routes.ts';
import { personalData } from './personal-data.ts';
import type { MarkInboxDeps } from './commands/mark-inbox.ts';
import type { TodayDeps } from './queries/gather-today.ts';
import type { HealthDeps } from './queries/machinery-health.ts';
import type { MachineryDeps } from './queries/read-machinery.ts';
import type { ServiceStatesDeps } from './queries/service-states.ts';
import { onAdminAction } from './subscribers/on-admin-action.ts';

export const operationsMigrations = { ...auditLogMigrations, ...featureFlagsMigrations, ...inboxMarksMigrations, ...legalVersionsMigrations };

export { recordQueueChange } from './commands/record-queue-change.ts';
export type { InboxSource } from './queries/gather-inbox.ts';
export { adminAction } from './operations.events.ts';
export type { MachinerySources } from './queries/read-machinery.ts';
export type { ServiceSources } from './queries/service-states.ts';
export type { Flags } from './flags.ts';

export interface OperationsDeps extends HealthDeps, MarkInboxDeps, TodayDeps, FlagRoutesDeps, AnnouncementDeps, LegalTextsDeps, MachineryDeps, LogTailDeps, ReplayDeps, Pick<ServiceStatesDeps, 'services'> {
  sealer: Sealer;
}

export interface OperationsModule extends Module {
  flags: Flags;
  announcements: Announcements;
}

/** Composes the module operations for staff: audit log, local emails, health, feature flags and legal texts. */
export function createOperations(deps: OperationsDeps): OperationsModule {
  const flags = createFlags(deps);
  const announcements = createAnnouncements(deps);
  return {
    flags,
    announcements,
    migrations: operationsMigrations,
    subscriptions: [onAdminAction],
    routes(routes) {
      operationsRoutes(routes, deps);
      machineryRoutes(routes, deps);
      failedJobRoutes(routes, deps);
      logTailRoutes(routes, deps);
      replayRoutes(routes, deps);
      flagRoutes(routes, deps, flags);
      announcementRoutes(routes, deps, announcements);
      legalTextRoutes(routes, deps);
    },
    personalData: personalData(deps),
  };
}
