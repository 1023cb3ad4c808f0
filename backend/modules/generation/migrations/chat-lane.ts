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
          -- Runs of one lane share the slots of their owner: replies of chats never wait for other runs.
          add column lane text not null default 'run' check (lane in ('run', 'chat')),
          -- The agent whose author earns the royalty of a reply.
          add column agent_id uuid,
          -- The number of the next words of a reply, beside the text so far.
          add column next_seq int not null default 0,
          -- The chat shows its replies itself. \`deleted_at\` keeps them out of every list, count and export of runs.
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
