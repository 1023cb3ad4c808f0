import type { MigrationSet } from '#kernel/db/migrate.ts';
import { byTimeMigration } from './by-time.ts';
import { chatLaneMigration } from './chat-lane.ts';
import { importedRunsMigration } from './imported-runs.ts';
import { lineageMigration } from './lineage.ts';
import { providerCallsMigration } from './provider-calls.ts';
import { removalMigration } from './removal.ts';
import { runsMigration } from './runs.ts';
import { samplesMigration } from './samples.ts';
import { sealedSlicesMigration } from './sealed-slices.ts';
import { surfaceMigration } from './surface.ts';
import { apiKeysMigration } from './api-keys.ts';
import { testsOfDraftMigration } from './tests-of-draft.ts';
import { trashMigration } from './trash.ts';

/** The migrations that create all tables of the generation module. */
export const generationMigrations: MigrationSet = { ...runsMigration, ...samplesMigration, ...sealedSlicesMigration, ...trashMigration, ...lineageMigration, ...removalMigration, ...importedRunsMigration, ...chatLaneMigration, ...surfaceMigration, ...apiKeysMigration, ...providerCallsMigration, ...byTimeMigration, ...testsOfDraftMigration };
