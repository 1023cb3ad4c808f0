import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of tips, and lets earnings come from them. */
export const tipsMigration: MigrationSet = {
  '20261126_0200_tips': {
    async up(knex) {
      await knex.raw(`
        create table tips (
          id uuid primary key,
          sender_id uuid not null,
          receiver_id uuid not null,
          amount int not null check (amount between 1 and 200),
          -- The sender's words to the receiver. Empty if there are none, and once the sender's account is deleted.
          note text not null default '',
          -- The UTC day on which the tip counts toward the daily limit.
          day date not null,
          sent_at timestamptz not null,
          check (sender_id <> receiver_id)
        );
        create index tips_of_sender on tips (sender_id, day);
        create index tips_of_receiver on tips (receiver_id, id);

        -- A tip has no prompt. Its earning has the id of the tip as prompt_id.
        alter table earnings drop constraint earnings_source_check;
        alter table earnings add constraint earnings_source_check check (source in ('royalty', 'unlock', 'pack', 'tip'));
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table tips;
        alter table earnings drop constraint earnings_source_check;
        alter table earnings add constraint earnings_source_check check (source in ('royalty', 'unlock', 'pack'));
      `);
    },
  },
};
