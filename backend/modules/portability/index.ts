import { HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { JobContext } from '#kernel/jobs/worker.ts';
import type { Module } from '#kernel/module.ts';
import type { ArchiveMaker } from '#modules/archives/archive-maker.port.ts';
import { forgetReports } from './commands/forget-reports.ts';
import { readImport } from './commands/read-import.ts';
import { sweepImports } from './commands/sweep-imports.ts';
import { accountMaker } from './export/account-maker.ts';
import { portabilityMigrations } from './migrations/portability.ts';
import { personalData } from './personal-data.ts';
import type { PortabilityContext } from './portability-context.ts';
import { importParts, portabilityRoutes } from './portability.routes.ts';

export { portabilityMigrations } from './migrations/portability.ts';
export { readImportJob } from './portability.jobs.ts';

/** The calls of the account imports that workers may make. */
export interface Portability {
  /** Makes ONE attempt at an account import, for the job `portability.read_import`. */
  read(importId: string, context: Pick<JobContext, 'signal' | 'lastAttempt'>): Promise<void>;
}

export interface PortabilityModule extends Module {
  portability: Portability;
  archiveMaker: ArchiveMaker;
  maintenance: readonly MaintenanceTask[];
}

/** Builds the module that exports accounts and imports them into another installation. */
export function createPortability(context: PortabilityContext): PortabilityModule {
  return {
    portability: { read: (importId, job) => readImport(context, importId, job) },
    archiveMaker: accountMaker(context),
    migrations: portabilityMigrations,
    personalData: personalData(context),
    routes: (routes) => portabilityRoutes(routes, context),
    rawRoutes: (mount) => importParts(mount, context),
    maintenance: [
      { name: 'portability.sweep', everyMs: MINUTE_MS, run: () => sweepImports(context) },
      { name: 'portability.forget_reports', everyMs: HOUR_MS, run: () => forgetReports(context) },
    ],
  };
}
