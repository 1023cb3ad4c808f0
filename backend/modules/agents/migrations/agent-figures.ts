import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds the file of an ordered picture of an agent, and drops the column `net`, which a query computes. */
export const agentFiguresMigration: MigrationSet = {
  '20261126_0810_agent_figures': {
    async up(knex) {
      await knex.raw(`
        alter table agent_days drop column net;
        -- The file of the finished picture. Null while the run makes it.
        alter table agent_avatar_runs add column file_id uuid;
        create index agent_avatar_runs_made on agent_avatar_runs (ordered_at) where file_id is not null;
      `);
    },
    async down(knex) {
      await knex.raw('alter table agent_avatar_runs drop column file_id; alter table agent_days add column net int not null default 0;');
    },
  },
};
