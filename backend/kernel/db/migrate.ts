import type { Knex } from 'knex';
import { must } from '#contracts/must.ts';

export interface Migration {
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** Migrations by name. Names such as `20261123_0301_ledger` sort by time. */
export type MigrationSet = Record<string, Migration>;

/** Thrown when another version of the product has migrated this database, so that this version cannot bring its tables up to date. */
export class OtherVersionError extends Error {
  constructor(migration: string) {
    super(
      `The database is from another version of Conjure: it knows the migration ${migration}, which is not part of this version. Nothing was changed. `
      + 'Start that version, or, if its data may go, delete the data folder (.data, or what CONJURE_DATA_DIR names) or empty the database, and start again.',
    );
    this.name = 'OtherVersionError';
  }
}

/**
 * Runs all migrations that have not run yet. Names carry no file extension, so tests, tools and servers agree on which have run. Knex's own
 * lock lets several instances start at once.
 * @throws OtherVersionError before anything is changed, when a migration has run that is in none of the sets
 */
export async function migrateToLatest(knex: Knex, sets: readonly MigrationSet[]): Promise<void> {
  const all: MigrationSet = Object.assign({}, ...sets);
  const unknown = (await migrationsThatRan(knex)).find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined) throw new OtherVersionError(unknown);
  await knex.migrate.latest({
    migrationSource: {
      getMigrations: () => Promise.resolve(Object.keys(all).sort()),
      getMigrationName: (name: string) => name,
      getMigration: (name: string) => Promise.resolve(must(all[name], 'a migration of the list')),
    },
  });
}

async function migrationsThatRan(knex: Knex): Promise<string[]> {
  if (!(await knex.schema.hasTable('knex_migrations'))) return [];
  return knex('knex_migrations').orderBy('id').pluck<string[]>('name');
}
