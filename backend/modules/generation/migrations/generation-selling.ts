import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Whom a run earns something, who pays for one that was given away, and how often it began to give its prompt away. */
export const generationSelling: MigrationSet = {
  '20261121_1512_generation_selling': {
    async up(knex) {
      await knex.raw(`
        alter table generations
          -- Creator of the prompt; null for free-form runs.
          add creator_id uuid,
          -- Whose tokens are held when it is not the runner's own: a free taste.
          add payer_id uuid,
          add leaks smallint not null default 0;
      `);
    },
    async down(knex) {
      await knex.raw('alter table generations drop creator_id, drop payer_id, drop leaks');
    },
  },
};
