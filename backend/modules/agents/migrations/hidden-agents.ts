import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Stores the rule for which a moderator hid an agent. */
export const hiddenAgentsMigration: MigrationSet = {
  '20261126_1313_hidden_agents': {
    async up(knex) {
      // While this column has a rule, the agent's next version for other people needs a review, even if it is free.
      await knex.raw('alter table agents add column hidden_rule text');
    },
    async down(knex) {
      await knex.raw('alter table agents drop column hidden_rule');
    },
  },
};
