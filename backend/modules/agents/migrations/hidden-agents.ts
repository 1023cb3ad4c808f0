import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Stores the rule for which a moderator hid an agent. */
export const hiddenAgentsMigration: MigrationSet = {
  '20261126_1313_hidden_agents': {
    async up(knex) {
      // While an agent has a rule in this column, its next version for other people goes to a review, also when it is free.
      await knex.raw('alter table agents add column hidden_rule text');
    },
    async down(knex) {
      await knex.raw('alter table agents drop column hidden_rule');
    },
  },
};
