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
          -- The prices as JSON. A rate card has base prices, and multipliers by model id that replace the defaults of the models.
          content jsonb not null,
          effective_at timestamptz not null,
          created_at timestamptz not null,
          -- The administrator who saved the version. Null for the default prices, and after account deletion. The name stays.
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

        -- A version never changes, so that old charges stay explained. The one exception: a version can be withdrawn before it begins.
        create function price_versions_stay() returns trigger language plpgsql as $$
          begin
            if tg_op = 'UPDATE' and old.withdrawn_at is null
              and (new.kind, new.version, new.content, new.effective_at, new.created_at) = (old.kind, old.version, old.content, old.effective_at, old.created_at)
            then return new; end if;
            raise exception 'Versions of prices never change' using errcode = 'restrict_violation';
          end $$;
        create trigger price_versions_stay before update or delete on price_versions for each row execute function price_versions_stay();

        -- The id of a product's price at the payment provider, by product and amount. If an old amount returns, the server uses its row again.
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
