import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Whether buyers' runs may use hosted models, so that lists price the cheapest run by the models that are left. */
export const promptHostedModelsMigration: MigrationSet = {
  '20261123_0011_prompt_hosted_models': {
    async up(knex) {
      await knex.raw('alter table prompts add hosted_models boolean not null default true');
    },
    async down(knex) {
      await knex.raw('alter table prompts drop hosted_models');
    },
  },
};
