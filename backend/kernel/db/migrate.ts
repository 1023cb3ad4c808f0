import type { Knex } from 'knex';

export interface Migration {
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** Migrations by name; names sort by time: `20261121_0100_wallet_ledger`. */
export type MigrationSet = Record<string, Migration>;

/**
 * Brings the schema up to date. A static source keeps the names free of file extensions, so tests, tools and servers
 * agree on what has run; knex's own lock makes several instances starting at once safe.
 */
export async function migrateToLatest(knex: Knex, sets: readonly MigrationSet[]): Promise<void> {
  const all: MigrationSet = Object.assign({}, ...sets);
  await knex.migrate.latest({
    migrationSource: {
      getMigrations: () => Promise.resolve(Object.keys(all).sort()),
      getMigrationName: (name: string) => name,
      getMigration: (name: string) => Promise.resolve(all[name]!),
    },
  });
}
