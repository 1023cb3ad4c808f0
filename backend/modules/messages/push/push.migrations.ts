import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Browsers that are told without an open tab. Whoever has an endpoint can write to its browser, so endpoint and keys lie
 * sealed and are found by a hash; `host` says which push service it is.
 */
export const pushMigrations: MigrationSet = {
  '20261121_1300_push_subscriptions': {
    async up(knex) {
      await knex.raw(`
        create table push_subscriptions (
          id uuid primary key,
          user_id uuid not null,
          session_id uuid not null,
          endpoint_hash bytea not null unique,
          host text not null,
          sealed text not null,
          created_at timestamptz not null,
          last_error text,
          last_error_at timestamptz
        );
        create index push_subscriptions_of_user on push_subscriptions (user_id, id desc);
      `);
    },
    async down(knex) {
      await knex.raw('drop table push_subscriptions');
    },
  },
};
