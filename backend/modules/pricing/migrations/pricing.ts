import type { MigrationSet } from '#kernel/db/migrate.ts';
import { newId } from '#kernel/ids.ts';

/** Rate cards, token packages and plans with the default price list: seeded once, then owned by the database. */
export const pricingMigrations: MigrationSet = {
  '20261121_0400_pricing': {
    async up(knex) {
      await knex.raw(`
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
      `);
      await knex('rate_cards').insert({ version: 1, short_text: 1, long_text: 2, image: 2, video: 5, effective_at: SINCE, created_at: SINCE });
      await knex('token_packages').insert(
        PACKAGES.map((row, position) => ({ id: newId(), ...row, active: true, position, created_at: SINCE, updated_at: SINCE })),
      );
      await knex('plans').insert({ id: newId(), plan: 'pro', price_cents: 799, tokens_per_month: 100, created_at: SINCE, updated_at: SINCE });
    },
    async down(knex) {
      await knex.raw('drop table plans; drop table token_packages; drop table rate_cards;');
    },
  },
};

// The default list holds from the beginning, whatever the clock says.
const SINCE = '2026-01-01T00:00:00Z';

const PACKAGES = [
  { package_id: 'mini-boost', name: 'Mini Boost', description: 'A quick spark for a handful of runs.', price_cents: 499, tokens: 40, popular: false },
  { package_id: 'creator-stack', name: 'Creator Stack', description: 'Enough magic for a busy week.', price_cents: 999, tokens: 100, popular: true },
  { package_id: 'pro-flow-pack', name: 'Pro Flow Pack', description: 'For days when the ideas keep coming.', price_cents: 2499, tokens: 280, popular: false },
  { package_id: 'conjure-reserve', name: 'Conjure Reserve', description: 'A deep well, at the best price per token.', price_cents: 4999, tokens: 625, popular: false },
];
