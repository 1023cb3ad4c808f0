import { DEFAULT_REFERRAL_TERMS } from '#contracts/referrals.ts';
import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of the referral programme: codes, clicks, referrals, rewards, prints and terms. */
export const referralsMigrations: MigrationSet = {
  '20261126_1831_referrals': {
    async up(knex) {
      await knex.raw(TABLES);
      await knex.raw('insert into referral_terms (version, terms, created_at) values (1, ?, ?)', [JSON.stringify(DEFAULT_REFERRAL_TERMS), new Date('2026-11-26T18:31:00Z')]);
    },
    async down(knex) {
      await knex.raw('drop table referral_orders; drop table referral_prints; drop table referral_rewards; drop table referral_attributions; drop table referral_clicks; drop table referral_codes; drop table referral_terms;');
    },
  },
};

const TABLES = `
  create table referral_terms (
    version int primary key, terms jsonb not null, created_at timestamptz not null, created_by uuid, created_by_name text, reason text
  );
  create table referral_codes (
    user_id uuid primary key,
    -- ASCII capitals, digits and hyphens. The server compares a typed code in capitals.
    code text not null unique check (code ~ '^[A-Z0-9-]{4,24}$'),
    clicks int not null default 0 check (clicks >= 0),
    -- How many people signed up by the code. The administrators' list sorts by it.
    signed_up int not null default 0 check (signed_up >= 0),
    created_at timestamptz not null
  );
  create index referral_codes_busy on referral_codes (signed_up desc, user_id desc) where signed_up > 0;
  -- Clicks, once for each visitor and UTC day. \`visitor\` is a keyed hash with the day, so that two days cannot be connected.
  create table referral_clicks (
    referrer_id uuid not null, day date not null, visitor bytea not null,
    primary key (referrer_id, day, visitor)
  );
  create index referral_clicks_day on referral_clicks (day);
  create table referral_attributions (
    id uuid primary key,
    referrer_id uuid not null,
    referee_id uuid not null unique,
    terms_version int not null references referral_terms (version),
    clicked_at timestamptz not null,
    signed_up_at timestamptz not null,
    status text not null check (status in ('signed_up', 'pending', 'held', 'settled', 'revoked', 'expired')),
    signals text[] not null default '{}',
    -- When a member of staff allowed the referral. Later signals of fraud then no longer hold it. Null before that.
    cleared_at timestamptz,
    first_order_id uuid,
    first_paid_at timestamptz,
    bucket text check (bucket in ('purchased', 'subscription')),
    settles_at timestamptz,
    -- When the worker checks the referral next. Null while it cannot be settled.
    due_at timestamptz,
    settled_at timestamptz,
    -- What revoked the referral: an order that was refunded or disputed, or a member of staff. Null otherwise.
    revoked_by text check (revoked_by in ('order', 'staff')),
    reason text,
    check (referrer_id <> referee_id),
    check ((first_order_id is null) = (first_paid_at is null)),
    check (status not in ('pending', 'held', 'settled') or first_paid_at is not null),
    check ((status = 'revoked') = (revoked_by is not null))
  );
  create index referral_attributions_of_referrer on referral_attributions (referrer_id, id desc);
  create index referral_attributions_due on referral_attributions (due_at) where status = 'pending';
  create index referral_attributions_held on referral_attributions (first_paid_at) where status = 'held';
  create index referral_attributions_signed_up on referral_attributions (signed_up_at);
  create index referral_attributions_paid on referral_attributions (first_paid_at) where first_paid_at is not null;
  create index referral_attributions_settled on referral_attributions (settled_at) where settled_at is not null;
  create table referral_rewards (
    id uuid primary key,
    user_id uuid not null,
    kind text not null check (kind in ('referrer', 'newcomer', 'milestone')),
    attribution_id uuid references referral_attributions (id),
    referee_id uuid,
    milestone int,
    amount int not null check (amount >= 0),
    status text not null check (status in ('pending', 'settled', 'revoked', 'expired')),
    -- How often the reward was revoked and became due again. It is part of the reward's key in the ledger.
    round int not null default 0,
    settled_at timestamptz,
    revoked_at timestamptz,
    check ((kind = 'milestone') = (milestone is not null)),
    check ((kind = 'milestone') = (referee_id is null)),
    check ((attribution_id is null) = (referee_id is null))
  );
  create unique index referral_rewards_once on referral_rewards (referee_id, kind) where referee_id is not null;
  create unique index referral_rewards_milestone on referral_rewards (user_id, milestone) where milestone is not null;
  create index referral_rewards_of_user on referral_rewards (user_id, kind, settled_at);
  create index referral_rewards_of_attribution on referral_rewards (attribution_id) where attribution_id is not null;
  -- Keyed hashes of devices, addresses and cards, kept 90 days. They only show whether two values are equal.
  create table referral_prints (
    user_id uuid not null, kind text not null check (kind in ('device', 'address', 'card')), print bytea not null, seen_at timestamptz not null,
    primary key (user_id, kind, print)
  );
  create index referral_prints_same on referral_prints (kind, print);
  create index referral_prints_age on referral_prints (seen_at);
  -- Orders of newcomers. The events of payment and refund may arrive in any order.
  create table referral_orders (
    order_id uuid primary key, user_id uuid not null, paid_at timestamptz,
    -- Tokens of the order that were taken back, minus those that were given back again.
    taken int not null default 0
  );
  create index referral_orders_of_user on referral_orders (user_id);
`;
