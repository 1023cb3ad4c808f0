import { HOUR_MS } from '#contracts/durations.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import type { TaskPoolOptions } from '#kernel/tasks/task-pool.ts';
import { forgetImports } from './commands/forget-imports.ts';
import { createImportReader, readingDefaults } from './import-reader.ts';
import { personalData } from './personal-data.ts';
import type { PromptImportContext } from './prompt-import-context.ts';
import { promptImportMigrations } from './prompt-import.migrations.ts';
import { importRoutes, importUpload } from './prompt-import.routes.ts';
import { reportBytes } from './queries/report-bytes.ts';

export { promptImportMigrations } from './prompt-import.migrations.ts';

export interface PromptImportDeps extends Omit<PromptImportContext, 'reader'> {
  /** Limits of the processes that read import files and pasted texts. */
  reading?: TaskPoolOptions;
}

export interface PromptImport {
  /** Counts the bytes of a person's stored import reports. */
  reportBytes(connection: Connection, userId: string): Promise<number>;
}

export interface PromptImportModule extends Module {
  promptImport: PromptImport;
  /** Ends the processes that read imports. */
  close(): void;
}

const IMPORTS_EVERY_MS = HOUR_MS;

/** Builds the module prompt-import: files and pasted texts of other products become reports, and accepted reports become drafts. */
export function createPromptImport({ reading = readingDefaults, ...deps }: PromptImportDeps): PromptImportModule {
  const context: PromptImportContext = { ...deps, reader: createImportReader(reading) };
  const { db, clock, reader } = context;
  return {
    promptImport: { reportBytes },
    migrations: promptImportMigrations,
    personalData: personalData(db),
    routes: (routes) => importRoutes(routes, context),
    rawRoutes: (mount) => importUpload(mount, context),
    maintenance: [{ name: 'prompt_import.forget_imports', everyMs: IMPORTS_EVERY_MS, run: async () => void (await forgetImports(db.knex, clock)) }],
    close: () => reader.close(),
  };
}
