import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of creators' earnings, and of those that are frozen because the payment behind them is disputed. */
export const earningsMigration: MigrationSet = {
  '20261123_1501_earnings': {
    async up(knex) {
      await knex.raw(`
        -- Disputed orders of buyers whose tokens paid creators, with the state of the dispute.
        create table payer_disputes (
          dispute_id text primary key,
          order_id uuid not null,
          payer_id uuid not null,
          tokens int not null check (tokens > 0),
          paid_at timestamptz not null,
          status text not null check (status in ('open', 'won', 'lost')),
          -- The number of the latest event about the dispute. A dispute that counted as won may be opened again under the same id.
          seq int not null default 0
        );
        create index payer_disputes_of_payer on payer_disputes (payer_id) where status <> 'won';

        -- One row for each royalty and each unlock that was paid. The pending earnings in the ledger are the sum of the pending rows.
        create table earnings (
          id uuid primary key,
          creator_id uuid not null,
          prompt_id uuid not null,
          payer_id uuid not null,
          source text not null check (source in ('royalty', 'unlock')),
          -- The id of the run or of the unlock.
          source_id uuid not null,
          -- 0, or a higher number for a part that a dispute froze: such a part gets a row of its own.
          slice int not null default 0,
          gross int not null check (gross > 0),
          -- How many tokens of each bucket the buyer paid.
          split jsonb not null,
          -- The people who get a part of the earning, nearest parent first, and their percentages at that time.
          lineage jsonb not null,
          day date not null,
          earned_at timestamptz not null,
          status text not null check (status in ('pending', 'frozen', 'released', 'reversed')),
          -- The part of the day's earnings release that included it. Null before the release.
          part int,
          -- Bonus tokens that the platform kept at the release (withheld), and the reason. 0 and null if it kept none.
          withheld int not null default 0 check (withheld >= 0),
          withheld_why text check (withheld_why in ('unconfirmed', 'new_account', 'pair_limit')),
          dispute_id text references payer_disputes (dispute_id),
          -- True if a lost dispute took the earning. If that dispute is won later, the earning comes back. An earning of a refunded sale never does.
          lost boolean not null default false,
          unique (source, source_id, slice),
          constraint earnings_split check (((split->>'bonus')::int + (split->>'subscription')::int + (split->>'earned')::int
            + (split->>'purchased')::int = gross) is true),
          constraint earnings_withheld check (withheld <= (split->>'bonus')::int),
          constraint earnings_withheld_why check ((withheld > 0) = (withheld_why is not null)),
          constraint earnings_lost check (not lost or status = 'reversed')
        );
        create index earnings_pending on earnings (day, creator_id) where status = 'pending';
        create index earnings_of_creator on earnings (creator_id, day);
        -- This index lists the latest sales of a creator.
        create index earnings_latest on earnings (creator_id, earned_at desc, id desc);
        create index earnings_credit on earnings (payer_id, prompt_id, earned_at) where source = 'royalty';
        create index earnings_of_payer on earnings (payer_id, earned_at);
        create index earnings_of_dispute on earnings (dispute_id) where dispute_id is not null;
        -- This index serves the sum of bonus tokens that one payer has brought one creator so far.
        create index earnings_bonus_of_pair on earnings (creator_id, payer_id) where status = 'released' and (split->>'bonus')::int > 0;

        -- Parts of released earnings that a dispute froze: they are pending again until it ends.
        create table frozen_shares (
          dispute_id text not null references payer_disputes (dispute_id),
          earning_id uuid not null references earnings (id),
          creator_id uuid not null,
          -- The disputed tokens of the earning (gross), and the tokens that the creator still had of their share of it.
          gross int not null check (gross > 0),
          tokens int not null check (tokens >= 0),
          status text not null check (status in ('frozen', 'returned', 'lost')),
          primary key (dispute_id, earning_id)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table frozen_shares; drop table earnings; drop table payer_disputes;');
    },
  },
};
