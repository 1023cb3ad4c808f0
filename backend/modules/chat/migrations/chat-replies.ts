import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds to replies where their current run began, and who earns from them. */
export const chatRepliesMigration: MigrationSet = {
  '20261126_0642_chat_replies': {
    async up(knex) {
      await knex.raw(`
        alter table chat_messages
          -- Attempts, parts, rounds and tokens of input from before the present run. A later attempt at that run begins again behind them.
          add column run_attempts int not null default 0,
          add column run_parts int not null default 0,
          add column run_rounds int not null default 0,
          add column run_tokens_in int not null default 0,
          -- The author of the agent that answers.
          add column author_id uuid;
      `);
    },
    async down(knex) {
      await knex.raw('alter table chat_messages drop column run_attempts, drop column run_parts, drop column run_rounds, drop column run_tokens_in, drop column author_id;');
    },
  },
};
