import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Lets earnings come from packs, and stores refunds of packs, which count toward the same limit as refunds of unlocks. */
export const packEarningsMigration: MigrationSet = {
  '20261126_0150_pack_earnings': {
    async up(knex) {
      await knex.raw(`
        -- The sale of a pack makes one earning for each part that cost something. source_id is the part's row in the purchase.
        alter table earnings drop constraint earnings_source_check;
        alter table earnings add constraint earnings_source_check check (source in ('royalty', 'unlock', 'pack'));

        -- Refunds of packs that count against the buyer's limit. Refunds of unlocks are counted in the table unlocks.
        create table pack_refunds (
          id uuid primary key,
          purchase_id uuid not null,
          user_id uuid not null,
          refunded_at timestamptz not null
        );
        create index pack_refunds_of_user on pack_refunds (user_id, refunded_at);
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table pack_refunds;
        alter table earnings drop constraint earnings_source_check;
        alter table earnings add constraint earnings_source_check check (source in ('royalty', 'unlock'));
      `);
    },
  },
};
