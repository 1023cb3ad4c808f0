import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Which news about a dispute is the latest: an inquiry that counted as won may become a dispute under the same id. */
export const disputeNewsMigration: MigrationSet = {
  '20261123_0128_dispute_news': {
    async up(knex) {
      await knex.raw('alter table payer_disputes add column seq int not null default 0');
    },
    async down(knex) {
      await knex.raw('alter table payer_disputes drop column seq');
    },
  },
};
