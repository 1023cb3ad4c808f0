/** The tables that the default price list was first written to; versions of all prices have taken their place. */
export const FIRST_TABLES = `
  -- A new price is a new version: past runs were quoted from the card that was in force then.
  create table rate_cards (
    version int primary key,
    short_text int not null check (short_text >= 0),
    long_text int not null check (long_text >= 0),
    image int not null check (image >= 0),
    video int not null check (video >= 0),
    -- Multipliers by model id, in place of the ones that models bring along.
    multipliers jsonb not null default '{}',
    effective_at timestamptz not null,
    created_at timestamptz not null
  );
  create index rate_cards_effective on rate_cards (effective_at desc, version desc);

  create table token_packages (
    id uuid primary key,
    package_id text not null unique,
    name text not null,
    description text not null,
    price_cents int not null check (price_cents between 1 and 9999999),
    tokens int not null check (tokens > 0),
    popular boolean not null,
    active boolean not null,
    stripe_price_id text unique,
    position int not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );

  create table plans (
    id uuid primary key,
    plan text not null unique check (plan in ('pro')),
    price_cents int not null check (price_cents between 1 and 9999999),
    tokens_per_month int not null check (tokens_per_month >= 0),
    stripe_price_id text unique,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
`;
