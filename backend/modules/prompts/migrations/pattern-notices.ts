import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The table of prompts whose form was already checked for patterns that cannot be used. */
export const patternNoticesMigration: MigrationSet = {
  '20261126_1535_prompt_pattern_notices': {
    async up(knex) {
      await knex.raw(`
        create table prompt_pattern_notices (
          prompt_id uuid primary key references prompts (id) on delete cascade,
          -- True if the creator got a message because a pattern of the form cannot be used.
          told boolean not null,
          looked_at timestamptz not null
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_pattern_notices;');
    },
  },
};
