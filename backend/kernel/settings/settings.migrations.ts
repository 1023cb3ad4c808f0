import type { MigrationSet } from '../db/migrate.ts';

/** Creates the table of settings that administrators save while the product runs. Rows never change: the newest version of a kind counts. */
export const settingsMigrations: MigrationSet = {
  '20261126_2141_settings_versions': {
    async up(knex) {
      await knex.raw(`
        create table settings_versions (
          kind text not null,
          revision int not null check (revision > 0),
          -- Null brings the default or the environment back.
          content jsonb,
          -- The version whose content this one brought back.
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
