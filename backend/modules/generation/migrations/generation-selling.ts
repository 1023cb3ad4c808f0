import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The creator whom a run earns a royalty, the payer of a free trial run, and how often a run leaked its prompt. */
export const generationSelling: MigrationSet = {
  '20261121_1512_generation_selling': {
    async up(knex) {
      await knex.raw(`
        alter table generations
          -- Creator of the prompt; null for free-form runs.
          add creator_id uuid,
          -- Whose tokens are held when it is not the runner's own: a free trial run.
          add payer_id uuid,
          add leaks smallint not null default 0;
        -- For the few that ended, or began to end, by reciting their prompt.
        create index generations_leaky on generations (user_id, prompt_id, finished_at) where error_code = 'sealed_leak' or leaks > 0;
        -- Deleted runs count where an unlock is given back.
        create index generations_deleted_of_prompt on generations (user_id, prompt_id) where deleted_at is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop index generations_leaky, generations_deleted_of_prompt; alter table generations drop creator_id, drop payer_id, drop leaks');
    },
  },
};
