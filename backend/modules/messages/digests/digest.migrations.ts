import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Creates the tables of messages that wait for a digest, and of each reader's last digest. An entry is inserted with its message and deleted
 * with its digest. So digests miss and repeat no message.
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
