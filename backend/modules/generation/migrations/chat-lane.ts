import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds the columns for runs that write chat replies, which have slots of their own. */
export const chatLaneMigration: MigrationSet = {
  '20261126_0640_chat_lane': {
    async up(knex) {
      await knex.raw(`
        alter table generations drop constraint generations_run_source_check;
        alter table generations add constraint generations_run_source_check
          check (run_source in ('prompt', 'free', 'challenge', 'test', 'improve', 'review', 'imported', 'chat'));
        alter table generations
          -- Each lane of an owner has slots of its own, so that chat replies never wait for other runs.
          add column lane text not null default 'run' check (lane in ('run', 'chat')),
          -- The agent whose author earns the royalty of the reply. Null for other runs.
          add column agent_id uuid,
          -- The number of the next piece of text that the worker sends over the socket. It is stored with the text so far.
          add column next_seq int not null default 0,
          -- A chat reply always has deleted_at set, which keeps it out of all lists, counts and exports of runs. The chat itself shows it.
          add constraint generations_chat_is_hidden check ((run_source = 'chat') = (lane = 'chat') and (run_source <> 'chat' or (deleted_at is not null and trashed_at is null)));
      `);
    },
    async down(knex) {
      await knex.raw(`
        delete from generations where run_source = 'chat';
        alter table generations drop constraint generations_chat_is_hidden, drop constraint generations_run_source_check, drop column lane, drop column agent_id, drop column next_seq;
        alter table generations add constraint generations_run_source_check check (run_source in ('prompt', 'free', 'challenge', 'test', 'improve', 'review', 'imported'));
      `);
    },
  },
};
