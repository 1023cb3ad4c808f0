import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Creates the table of browsers with web push. Endpoint and keys are encrypted, because with them any person could push to the browser. A
 * hash finds the row, and `host` names the push service.
 */
export const pushMigrations: MigrationSet = {
  '20261123_0710_push_subscriptions': {
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
