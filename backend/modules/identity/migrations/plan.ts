import type { MigrationSet } from '#kernel/db/migrate.ts';

/** When the plan was decided, so that older news of it cannot undo newer ones. */
export const planMigrations: MigrationSet = {
  '20261121_0130_plan': {
    async up(knex) {
      await knex.raw('alter table users add column plan_decided_at timestamptz');
    },
    async down(knex) {
      await knex.raw('alter table users drop column plan_decided_at');
    },
  },
};
