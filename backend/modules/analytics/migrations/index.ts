import type { MigrationSet } from '#kernel/db/migrate.ts';
import { eventsMigrations } from './events.ts';
import { figuresMigrations } from './figures.ts';

/** All tables of the module. */
export const analyticsMigrations: MigrationSet = { ...eventsMigrations, ...figuresMigrations };
