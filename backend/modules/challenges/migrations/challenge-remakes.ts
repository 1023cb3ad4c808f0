import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Marks challenges whose results must be made again, because an entry was removed or came back after them. */
export const challengeRemakesMigration: MigrationSet = {
  '20261126_1215_challenge_remakes': {
    async up(knex) {
      await knex.raw(`
        -- Since when the results must be made again. The worker pays no prize before it has made them. Null when no results are due again.
        alter table challenges add column remake_since timestamptz;
      `);
    },
    async down(knex) {
      await knex.raw('alter table challenges drop column remake_since;');
    },
  },
};
