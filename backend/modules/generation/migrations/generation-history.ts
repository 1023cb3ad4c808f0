import type { MigrationSet } from '#kernel/db/migrate.ts';

/** What a run cost beside what it was priced at, runs that their owner shows by a link, and the runs of one prompt. */
export const generationHistory: MigrationSet = {
  '20261121_1620_generation_history': {
    async up(knex) {
      await knex.raw(`
        alter table generations
          -- Tokens kept for what arrived; null until the run has ended.
          add captured int check (captured >= 0),
          -- Since when the output is visible to all readers with the link.
          add shared_at timestamptz;
        create index generations_of_prompt on generations (user_id, prompt_id, id desc) where deleted_at is null;
      `);
    },
    async down(knex) {
      await knex.raw('drop index generations_of_prompt; alter table generations drop captured, drop shared_at');
    },
  },
};
