import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Lets earnings come from replies of agents. */
export const agentEarningsMigration: MigrationSet = {
  '20261126_0641_agent_earnings': {
    async up(knex) {
      // The surcharge of an agent belongs to no prompt, so its earning has the agent's id in the column of the prompt's id.
      await knex.raw(`
        alter table earnings drop constraint earnings_source_check;
        alter table earnings add constraint earnings_source_check check (source in ('royalty', 'unlock', 'pack', 'tip', 'agent'));
      `);
    },
    async down(knex) {
      await knex.raw(`
        alter table earnings drop constraint earnings_source_check;
        alter table earnings add constraint earnings_source_check check (source in ('royalty', 'unlock', 'pack', 'tip'));
      `);
    },
  },
};
