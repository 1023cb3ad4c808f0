import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Until when the bank takes evidence about a dispute, so that administrators answer before that. */
export const disputeDeadlines: MigrationSet = {
  '20261123_0430_dispute_deadlines': {
    async up(knex) {
      await knex.raw(`
        -- Null while the provider names none. A dispute from before this column gets it when its payment is looked at again.
        alter table disputes add column due_at timestamptz;
        create index disputes_open on disputes (coalesce(due_at, opened_at), stripe_dispute) where status = 'open';
      `);
    },
    async down(knex) {
      await knex.raw('drop index disputes_open; alter table disputes drop column due_at;');
    },
  },
};
