import type { MigrationSet } from '../../db/migrate.ts';

/** Creates the table of stored answers to writes with an idempotency key. Each is stored in the transaction of its write. */
export const idempotencyMigrations: MigrationSet = {
  '20261121_0020_idempotency': {
    async up(knex) {
      await knex.raw(`
        create table idempotency_keys (
          scope text not null,
          key text not null,
          request_hash text not null,
          status smallint,
          headers jsonb,
          body text,
          created_at timestamptz not null,
          primary key (scope, key)
        );
        create index idempotency_keys_age on idempotency_keys (created_at);
      `);
    },
    async down(knex) {
      await knex.raw('drop table idempotency_keys');
    },
  },
};
