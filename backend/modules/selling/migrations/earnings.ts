import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of creators' earnings, and of those that are frozen because the payment behind them is disputed. */
export const earningsMigration: MigrationSet = {
  '20261123_1501_earnings': {
    async up(knex) {
      await knex.raw(`
        -- A disputed order of a buyer whose tokens paid creators, and the outcome of the dispute.
        create table payer_disputes (
          dispute_id text primary key,
          order_id uuid not null,
          payer_id uuid not null,
          tokens int not null check (tokens > 0),
          paid_at timestamptz not null,
          status text not null check (status in ('open', 'won', 'lost')),
          -- The latest news: an inquiry that counted as won may become a dispute under the same id.
          seq int not null default 0
        );
        create index payer_disputes_of_payer on payer_disputes (payer_id) where status <> 'won';

        -- One row for every royalty and every unlock that was paid; the ledger's pending earnings are their sum.
        create table earnings (
          id uuid primary key,
          creator_id uuid not null,
          prompt_id uuid not null,
          payer_id uuid not null,
          source text not null check (source in ('royalty', 'unlock')),
          -- The run or the unlock.
          source_id uuid not null,
          -- A part of an earning that waits is a row of its own.
          slice int not null default 0,
          gross int not null check (gross > 0),
          -- How many tokens of each bucket paid it.
          split jsonb not null,
          -- Whom the prompt owes a part of it, nearest first, as it was then.
          lineage jsonb not null,
          day date not null,
          earned_at timestamptz not null,
          status text not null check (status in ('pending', 'frozen', 'released', 'reversed')),
          -- With which part of its day it was released; null before that.
          part int,
          -- Bonus tokens that stayed with the platform when this was released, and why.
          withheld int not null default 0 check (withheld >= 0),
          withheld_why text check (withheld_why in ('unconfirmed', 'new_account', 'pair_limit')),
          dispute_id text references payer_disputes (dispute_id),
          -- Taken by a lost dispute: if that is won later, exactly these come back. An earning of a sale that was given back is
          -- reversed as well, and stays so.
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
        -- The latest sales of a creator.
        create index earnings_latest on earnings (creator_id, earned_at desc, id desc);
        create index earnings_credit on earnings (payer_id, prompt_id, earned_at) where source = 'royalty';
        create index earnings_of_payer on earnings (payer_id, earned_at);
        create index earnings_of_dispute on earnings (dispute_id) where dispute_id is not null;
        -- What bonus tokens of one payer brought one creator so far.
        create index earnings_bonus_of_pair on earnings (creator_id, payer_id) where status = 'released' and (split->>'bonus')::int > 0;

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
      await knex.raw('drop table frozen_shares; drop table earnings; drop table payer_disputes;');
    },
  },
};
