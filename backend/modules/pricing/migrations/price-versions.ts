import type { MigrationSet } from '#kernel/db/migrate.ts';
import { defaultPrices } from './default-prices.ts';

/**
 * Creates one table for the versions of rate card, packages and plan, because past runs were quoted from the rate card of their time. The
 * default prices are inserted once, and later versions exist only in the database.
 */
export const pricingMigrations: MigrationSet = {
  '20261123_0400_price_versions': {
    async up(knex) {
      await knex.raw(`
        create table price_versions (
          kind text not null check (kind in ('rate_card', 'packages', 'pro')),
          version int not null check (version > 0),
          -- In a rate card: base prices, and multipliers by model id in place of the ones that models bring along.
          content jsonb not null,
          effective_at timestamptz not null,
          created_at timestamptz not null,
          -- Null for the list that the product came with. The name stays when the account goes.
          created_by uuid,
          created_by_name text,
          reason text,
          restored_from int,
          withdrawn_at timestamptz,
          primary key (kind, version),
          check (not jsonb_path_exists(content, '$.**.priceCents \\? (!(@ >= 1 && @ <= 9999999 && @ == @.floor()))')),
          check (not jsonb_path_exists(content, '$.**.tokens \\? (!(@ >= 1 && @ == @.floor()))'))
        );
        create index price_versions_effective on price_versions (kind, effective_at desc, version desc) where withdrawn_at is null;

        -- What was charged must stay readable: a version never changes, except that it can be withdrawn before it begins.
        create function price_versions_stay() returns trigger language plpgsql as $$
          begin
            if tg_op = 'UPDATE' and old.withdrawn_at is null
              and (new.kind, new.version, new.content, new.effective_at, new.created_at) = (old.kind, old.version, old.content, old.effective_at, old.created_at)
            then return new; end if;
            raise exception 'Versions of prices never change' using errcode = 'restrict_violation';
          end $$;
        create trigger price_versions_stay before update or delete on price_versions for each row execute function price_versions_stay();

        -- What the payment provider calls a product at an amount. A row is found again when the amount comes back.
        create table provider_prices (
          product_id text not null,
          price_cents int not null,
          stripe_price_id text not null unique,
          updated_at timestamptz not null,
          primary key (product_id, price_cents)
        );
      `);
      await knex<Record<string, unknown>>('price_versions').insert(defaultPrices());
    },
    async down(knex) {
      await knex.raw('drop table provider_prices; drop table price_versions; drop function price_versions_stay;');
    },
  },
};
