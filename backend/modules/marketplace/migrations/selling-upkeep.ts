import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Indexes of views: by person for account deletion, and by day for maintenance. */
export const sellingUpkeepMigration: MigrationSet = {
  '20261122_0150_selling_upkeep': {
    async up(knex) {
      await knex.raw(`
        -- The same key, by person first.
        alter table prompt_daily_views drop constraint prompt_daily_views_pkey, add primary key (viewer_id, prompt_id, day);
        create index prompt_daily_views_old on prompt_daily_views (day);
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop index prompt_daily_views_old;
        alter table prompt_daily_views drop constraint prompt_daily_views_pkey, add primary key (prompt_id, day, viewer_id);
      `);
    },
  },
};
