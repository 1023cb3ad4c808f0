import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Stores the rule for which a moderator hid a pack. */
export const hiddenPacksMigration: MigrationSet = {
  '20261126_1312_hidden_packs': {
    async up(knex) {
      // While a pack has a rule in this column, its next version goes to a review, also when it is free.
      await knex.raw('alter table prompt_packs add column hidden_rule text');
    },
    async down(knex) {
      await knex.raw('alter table prompt_packs drop column hidden_rule');
    },
  },
};
