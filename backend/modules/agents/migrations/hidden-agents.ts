import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Stores the rule for which a moderator hid an agent. */
export const hiddenAgentsMigration: MigrationSet = {
  '20261126_1313_hidden_agents': {
    async up(knex) {
      // While it is set, the next version for other people goes to a review, whatever it costs.
      await knex.raw('alter table agents add column hidden_rule text');
    },
    async down(knex) {
      await knex.raw('alter table agents drop column hidden_rule');
    },
  },
};
