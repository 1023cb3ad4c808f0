import type { MigrationSet } from '#kernel/db/migrate.ts';
import { creationDaysMigration } from './creation-days.ts';
import { creationsByDayMigration } from './creations-by-day.ts';
import { creationsMigration } from './creations.ts';
import { foldersMigration } from './folders.ts';
import { foldersPublicMigration } from './folders-public.ts';
import { libraryEntriesMigration } from './library-entries.ts';

/** All migrations of the module library. */
export const libraryMigrations: MigrationSet = { ...creationsMigration, ...foldersMigration, ...libraryEntriesMigration, ...creationDaysMigration, ...foldersPublicMigration, ...creationsByDayMigration };
