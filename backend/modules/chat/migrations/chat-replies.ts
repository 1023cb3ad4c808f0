import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds to replies where their current run began, and who earns from them. */
export const chatRepliesMigration: MigrationSet = {
  '20261126_0642_chat_replies': {
    async up(knex) {
      await knex.raw(`
        alter table chat_messages
          -- Attempts, parts, rounds and input tokens that the reply had before its present run. A further attempt of this run starts again from them.
          add column run_attempts int not null default 0,
          add column run_parts int not null default 0,
          add column run_rounds int not null default 0,
          add column run_tokens_in int not null default 0,
          -- The author of the agent that answers. Null for a chat without an agent.
          add column author_id uuid;
      `);
    },
    async down(knex) {
      await knex.raw('alter table chat_messages drop column run_attempts, drop column run_parts, drop column run_rounds, drop column run_tokens_in, drop column author_id;');
    },
  },
};
