import type { MigrationSet } from '#kernel/db/migrate.ts';
import { FIRST_TABLES } from './first-tables.ts';

/**
 * Rate card, packages and plan as versions of one kind of thing, so that all three have a history. Prices at the provider
 * leave the rows: one belongs to a product at an amount, and comes back when the amount does.
 */
export const priceVersionsMigrations: MigrationSet = {
  '20261121_1015_price_versions': {
    async up(knex) {
      await knex.raw(`
        create table price_versions (
          kind text not null check (kind in ('rate_card', 'packages', 'pro')),
          version int not null check (version > 0),
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

        create table provider_prices (
          product_id text not null,
          price_cents int not null,
          stripe_price_id text not null unique,
          updated_at timestamptz not null,
          primary key (product_id, price_cents)
        );

        insert into price_versions (kind, version, content, effective_at, created_at)
          select 'rate_card', version, jsonb_build_object(
            'base', jsonb_build_object('shortText', short_text, 'longText', long_text, 'image', image, 'video', video), 'multipliers', multipliers
          ), effective_at, created_at from rate_cards;
        insert into price_versions (kind, version, content, effective_at, created_at)
          select 'packages', 1, jsonb_build_object('packages', jsonb_agg(jsonb_build_object(
            'id', id, 'packageId', package_id, 'name', name, 'description', description, 'priceCents', price_cents, 'tokens', tokens,
            'popular', popular, 'active', active
          ) order by position)), min(created_at), min(created_at) from token_packages
          where package_id in ('mini-boost', 'creator-stack', 'pro-flow-pack', 'conjure-reserve');
        insert into price_versions (kind, version, content, effective_at, created_at)
          select 'pro', 1, jsonb_build_object('priceCents', price_cents, 'tokensPerMonth', tokens_per_month), created_at, created_at from plans;
        insert into provider_prices
          select package_id, price_cents, stripe_price_id, updated_at from token_packages where stripe_price_id is not null
          union all select plan, price_cents, stripe_price_id, updated_at from plans where stripe_price_id is not null;
        drop table plans, token_packages, rate_cards;
      `);
    },
    async down(knex) {
      await knex.raw(FIRST_TABLES);
      await knex.raw(`
        insert into rate_cards select version, (content->'base'->>'shortText')::int, (content->'base'->>'longText')::int, (content->'base'->>'image')::int,
          (content->'base'->>'video')::int, content->'multipliers', effective_at, created_at from price_versions where kind = 'rate_card' and withdrawn_at is null;
        insert into token_packages
          select (p->>'id')::uuid, p->>'packageId', p->>'name', p->>'description', (p->>'priceCents')::int, (p->>'tokens')::int, (p->>'popular')::boolean,
            (p->>'active')::boolean, s.stripe_price_id, place, v.created_at, v.created_at
          from (select * from price_versions where kind = 'packages' and withdrawn_at is null and effective_at <= now() order by effective_at desc, version desc limit 1) v,
            jsonb_array_elements(v.content->'packages') with ordinality as listed (p, place)
            left join provider_prices s on s.product_id = p->>'packageId' and s.price_cents = (p->>'priceCents')::int;
        insert into plans
          select gen_random_uuid(), 'pro', (content->>'priceCents')::int, (content->>'tokensPerMonth')::int, s.stripe_price_id, created_at, created_at
          from (select * from price_versions where kind = 'pro' and withdrawn_at is null and effective_at <= now() order by effective_at desc, version desc limit 1) v
            left join provider_prices s on s.product_id = 'pro' and s.price_cents = (content->>'priceCents')::int;
        drop table provider_prices;
        drop table price_versions;
        drop function price_versions_stay;
      `);
    },
  },
};
