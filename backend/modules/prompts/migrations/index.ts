import type { MigrationSet } from '#kernel/db/migrate.ts';
import { promptPresetsMigration } from '../presets/prompt-presets.migration.ts';
import { marketMigration } from './market.ts';
import { packSamplesMigration } from './pack-samples.ts';
import { patternNoticesMigration } from './pattern-notices.ts';
import { promptsMigration } from './prompts.ts';
import { searchMigration } from './search.ts';
import { trashMigration } from './trash.ts';
import { versionsMigration } from './versions.ts';

/** The migrations of all tables of the prompts module. */
export const promptsMigrations: MigrationSet = {
  ...promptsMigration, ...searchMigration, ...versionsMigration, ...marketMigration, ...promptPresetsMigration, ...trashMigration, ...packSamplesMigration,
  ...patternNoticesMigration,
};
