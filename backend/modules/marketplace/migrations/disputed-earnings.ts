import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Earnings that wait, since the payment of the tokens behind them is disputed. */
export const disputedEarningsMigration: MigrationSet = {
  '20261123_0010_disputed_earnings': {
    async up(knex) {
      await knex.raw(`
        -- A disputed order of a buyer whose tokens paid creators, and the outcome of the dispute.
        create table payer_disputes (
          dispute_id text primary key,
          order_id uuid not null,
          payer_id uuid not null,
          tokens int not null check (tokens > 0),
          paid_at timestamptz not null,
          status text not null check (status in ('open', 'won', 'lost'))
        );
        create index payer_disputes_of_payer on payer_disputes (payer_id) where status <> 'won';
        -- A part of an earning that waits is a row of its own.
        alter table earnings add column slice int not null default 0,
          add column dispute_id text references payer_disputes (dispute_id),
          drop constraint earnings_source_source_id_key, add unique (source, source_id, slice),
          drop constraint earnings_status_check, add constraint earnings_status_check check (status in ('pending', 'frozen', 'released', 'reversed'));
        create index earnings_of_dispute on earnings (dispute_id) where dispute_id is not null;
        create index earnings_of_payer on earnings (payer_id, earned_at);
        -- What of released earnings went back among the pending ones.
        create table frozen_shares (
          dispute_id text not null references payer_disputes (dispute_id),
          earning_id uuid not null references earnings (id),
          creator_id uuid not null,
          -- What of the earning is behind it, gross, and what the creator still had of it.
          gross int not null check (gross > 0),
          tokens int not null check (tokens >= 0),
          status text not null check (status in ('frozen', 'returned', 'lost')),
          primary key (dispute_id, earning_id)
        );
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table frozen_shares; drop index earnings_of_payer; drop index earnings_of_dispute;
        alter table earnings drop constraint earnings_source_source_id_slice_key, add constraint earnings_source_source_id_key unique (source, source_id),
          drop column dispute_id, drop column slice,
          drop constraint earnings_status_check, add constraint earnings_status_check check (status in ('pending', 'released', 'reversed'));
        drop table payer_disputes;
      `);
    },
  },
};
