import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of the staff inbox's assignments, and of the queues that a person has snoozed. */
export const inboxMarksMigrations: MigrationSet = {
  '20261126_2143_inbox_marks': {
    async up(knex) {
      await knex.raw(`
        create table inbox_assignees (
          queue text primary key,
          user_id uuid not null,
          assigned_at timestamptz not null
        );
        -- Queues that a member of staff hides for a while. Other members of staff still see them.
        create table inbox_snoozes (
          user_id uuid not null,
          queue text not null,
          until timestamptz not null,
          primary key (user_id, queue)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table inbox_assignees; drop table inbox_snoozes');
    },
  },
};
