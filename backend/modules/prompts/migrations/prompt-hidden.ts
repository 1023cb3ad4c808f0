import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Prompts that moderators hid until their author has changed them. */
export const promptHiddenMigration: MigrationSet = {
  '20261123_0435_prompt_hidden': {
    async up(knex) {
      await knex.raw(`
        -- The rule of the moderator who hid it; null for what is not hidden. Until a reviewer approves a version, nothing of it comes out.
        alter table prompts add column hidden_rule text;
      `);
    },
    async down(knex) {
      await knex.raw('alter table prompts drop column hidden_rule;');
    },
  },
};
