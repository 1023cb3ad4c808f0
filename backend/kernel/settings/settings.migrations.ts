import type { MigrationSet } from '../db/migrate.ts';

/** Creates the table of settings that administrators save while the product runs. Rows never change: the newest version of a kind counts. */
export const settingsMigrations: MigrationSet = {
  '20261126_2141_settings_versions': {
    async up(knex) {
      await knex.raw(`
        create table settings_versions (
          kind text not null,
          revision int not null check (revision > 0),
          -- The saved settings as JSON. Null in a version that restored the default or the environment variable.
          content jsonb,
          -- The revision whose content an administrator restored with this version. Null for all other versions.
          restored_from int,
          saved_at timestamptz not null,
          primary key (kind, revision)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table settings_versions');
    },
  },
};
