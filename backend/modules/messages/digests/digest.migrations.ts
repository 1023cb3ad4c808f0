import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Messages that wait for their reader's digest, each with its hour, and when a person last got one. An entry is inserted in the
 * transaction of its message and deleted in that of its digest, so that none is missed or told twice.
 */
export const digestMigrations: MigrationSet = {
  '20261123_0720_digests': {
    async up(knex) {
      await knex.raw(`
        create table digest_entries (
          message_id uuid primary key references messages (id) on delete cascade,
          user_id uuid not null,
          due_at timestamptz not null
        );
        create index digest_entries_due on digest_entries (due_at, user_id);
        create index digest_entries_of_user on digest_entries (user_id);
        create table digest_runs (
          user_id uuid primary key,
          last_at timestamptz
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table digest_runs; drop table digest_entries;');
    },
  },
};
