import type { MigrationSet } from '#kernel/db/migrate.ts';
import { newId } from '#kernel/ids.ts';
import { FIRST_TABLES } from './first-tables.ts';
import { priceVersionsMigrations } from './price-versions.ts';

/** Rate cards, token packages and plans with the default price list: seeded once, then owned by the database. */
export const pricingMigrations: MigrationSet = {
  '20261121_0400_pricing': {
    async up(knex) {
      await knex.raw(FIRST_TABLES);
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
  ...priceVersionsMigrations,
};

// The default list holds from the beginning, whatever the clock says.
const SINCE = '2026-01-01T00:00:00Z';

const PACKAGES = [
  { package_id: 'mini-boost', name: 'Mini Boost', description: 'A quick spark for a handful of runs.', price_cents: 499, tokens: 40, popular: false },
  { package_id: 'creator-stack', name: 'Creator Stack', description: 'Enough magic for a busy week.', price_cents: 999, tokens: 100, popular: true },
  { package_id: 'pro-flow-pack', name: 'Pro Flow Pack', description: 'For days when the ideas keep coming.', price_cents: 2499, tokens: 280, popular: false },
  { package_id: 'conjure-reserve', name: 'Conjure Reserve', description: 'A deep well, at the best price per token.', price_cents: 4999, tokens: 625, popular: false },
];
