import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of feature flags that administrators set. A flag without a row has its default. */
export const featureFlagsMigrations: MigrationSet = {
  '20261123_0900_feature_flags': {
    async up(knex) {
      await knex.raw(`
        create table feature_flags (
          name text primary key,
          value jsonb not null,
          -- The people for whom the flag has its value, such as { "type": "users", "userIds": [...] }. The list has ids, because people may change their
          -- names.
          audience jsonb not null,
          revision int not null default 1,
          updated_at timestamptz not null
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table feature_flags');
    },
  },
};
