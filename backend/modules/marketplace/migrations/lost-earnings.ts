import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Which earnings a lost dispute took: if it is won later, exactly these come back. An earning of a sale that was given back
 * is reversed as well, and stays so. The index is for the latest sales of a creator.
 */
export const lostEarningsMigration: MigrationSet = {
  '20261123_0440_lost_earnings': {
    async up(knex) {
      await knex.raw(`
        alter table earnings add column lost boolean not null default false, add constraint earnings_lost check (not lost or status = 'reversed');
        update earnings e set lost = true from payer_disputes d
        where e.status = 'reversed' and e.dispute_id = d.dispute_id and d.status = 'lost'
          and not exists (select from unlocks u where e.source = 'unlock' and u.id = e.source_id and u.status = 'refunded');
        create index earnings_latest on earnings (creator_id, earned_at desc, id desc);
      `);
    },
    async down(knex) {
      await knex.raw('drop index earnings_latest; alter table earnings drop constraint earnings_lost, drop column lost');
    },
  },
};
