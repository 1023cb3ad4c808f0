import type { Archive } from '#contracts/archives.ts';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { JobContext } from '#kernel/jobs/worker.ts';
import type { Module } from '#kernel/module.ts';
import type { ArchiveKind } from './archive-row.ts';
import type { ArchivesContext } from './archives-context.ts';
import { prepareArchive } from './commands/prepare-archive.ts';
import { requestArchive } from './commands/request-archive.ts';
import type { NewArchive } from './commands/request-archive.ts';
import { sweepArchives } from './commands/sweep-archives.ts';
import { archivesMigrations } from './migrations/archives.ts';
import { personalData } from './personal-data.ts';
import { findArchive, latestArchives } from './queries/find-archive.ts';
import { serveArchive } from './serve-archive.ts';

export { archivesMigrations } from './migrations/archives.ts';
export { prepareArchiveJob } from './archives.jobs.ts';

/** The calls about archives that other modules and workers may make. */
export interface Archives {
  /** Orders an archive, which a worker prepares. @throws AppError archives_busy */
  request(tx: Tx, archive: NewArchive): Promise<Archive>;
  /** One archive of this kind and owner. @throws AppError not_found */
  find(connection: Connection, ownerId: string, kind: ArchiveKind, id: string): Promise<Archive>;
  /** The latest archives of an owner and kind, newest first. */
  latest(connection: Connection, ownerId: string, kind: ArchiveKind, limit: number): Promise<Archive[]>;
  /** Makes ONE attempt to prepare an archive, for the job `archives.prepare`. */
  prepare(id: string, context: Pick<JobContext, 'signal' | 'lastAttempt'>): Promise<void>;
}

export interface ArchivesModule extends Module {
  archives: Archives;
  maintenance: readonly MaintenanceTask[];
}

/** Builds the module of archives: ZIP files that a worker prepares and the API serves in ranges. */
export function createArchives(context: ArchivesContext): ArchivesModule {
  return {
    archives: {
      request: (tx, archive) => requestArchive(tx, context, archive),
      find: (connection, ...archive) => findArchive(connection, context, ...archive),
      latest: (connection, ...archives) => latestArchives(connection, context, ...archives),
      prepare: (id, job) => prepareArchive(context, id, job),
    },
    migrations: archivesMigrations,
    personalData: personalData(context),
    rawRoutes: (mount) => serveArchive(mount, context),
    maintenance: [{ name: 'archives.sweep', everyMs: MINUTE_MS, run: () => sweepArchives(context) }],
  };
}
