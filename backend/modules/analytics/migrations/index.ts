import type { MigrationSet } from '#kernel/db/migrate.ts';
import { eventsMigrations } from './events.ts';
import { figuresMigrations } from './figures.ts';

/** All migrations of the module analytics. */
export const analyticsMigrations: MigrationSet = { ...eventsMigrations, ...figuresMigrations };
