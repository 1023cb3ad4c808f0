import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The fewest words that a prompt's form can ask for, so that lists price its cheapest run without reading forms. Null where the run panel's control sets the length. */
export const promptLengthsMigration: MigrationSet = {
  '20261123_0010_prompt_lengths': {
    async up(knex) {
      await knex.raw('alter table prompts add shortest_length int');
    },
    async down(knex) {
      await knex.raw('alter table prompts drop shortest_length');
    },
  },
};
