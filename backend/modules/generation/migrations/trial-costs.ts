import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Free trial runs by the creator who paid them, for the creator's figures. */
export const trialCostsMigration: MigrationSet = {
  '20261123_0530_trial_costs': {
    async up(knex) {
      await knex.raw('create index generations_paid_by on generations (payer_id, created_at) where payer_id is not null');
    },
    async down(knex) {
      await knex.raw('drop index generations_paid_by');
    },
  },
};
