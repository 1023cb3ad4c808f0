import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of pack purchases with their parts, of gifts and of coupons. */
export const packPurchasesMigration: MigrationSet = {
  '20261126_0201_pack_purchases': {
    async up(knex) {
      await knex.raw(`
        create table pack_coupons (
          id uuid primary key,
          -- The code in capitals. The server compares a typed code in capitals too.
          code text not null unique check (code = upper(code)),
          -- The pack that the coupon is for. Null for all packs: only the platform can make such a coupon.
          pack_id uuid references prompt_packs (id),
          funded_by text not null check (funded_by in ('author', 'platform')),
          -- The person who made the coupon. Null once their account was deleted.
          created_by uuid,
          kind text not null check (kind in ('percent', 'tokens')),
          value int not null check (value > 0 and (kind = 'tokens' or value <= 100)),
          uses int not null check (uses > 0),
          -- How often the coupon was used. The check refuses a use beyond \`uses\`, also when two buyers use the last one at once.
          used int not null default 0 constraint pack_coupons_used check (used between 0 and uses),
          starts_at timestamptz,
          ends_at timestamptz,
          ended_at timestamptz,
          created_at timestamptz not null,
          check (funded_by = 'platform' or pack_id is not null)
        );
        create index pack_coupons_of_pack on pack_coupons (pack_id, id desc);
        create index pack_coupons_by on pack_coupons (created_by) where created_by is not null;

        create table pack_purchases (
          id uuid primary key,
          pack_id uuid not null references prompt_packs (id),
          version_no int not null,
          title text not null,
          creator_id uuid not null,
          payer_id uuid not null,
          -- The person who has the pack: the buyer, or the person who claimed the gift. Null for a gift that waits.
          holder_id uuid,
          -- In tokens: the price of the pack at the purchase, and what the buyer's own parts (owned_off) and the coupon (coupon_off) took off it.
          price int not null check (price >= 0),
          owned_off int not null check (owned_off >= 0),
          coupon_off int not null check (coupon_off >= 0),
          paid int not null check (paid = price - owned_off - coupon_off and paid >= 0),
          -- Tokens that the platform pays the creator for its own coupon, so that the creator earns as without it. 0 without such a coupon.
          subsidy int not null check (subsidy in (0, coupon_off)),
          coupon_id uuid references pack_coupons (id),
          status text not null check (status in ('active', 'refunded', 'returned')),
          purchased_at timestamptz not null,
          ended_at timestamptz,
          -- Why the purchase ended. Only refunds that the buyer asked for count against the limit of refunds. Null while it is active.
          refund_reason text check (refund_reason in ('asked', 'removed', 'returned')),
          check ((status = 'active') = (ended_at is null))
        );
        create unique index pack_purchases_once on pack_purchases (holder_id, pack_id) where status = 'active';
        create index pack_purchases_of_payer on pack_purchases (payer_id, id desc);
        create index pack_purchases_of_holder on pack_purchases (holder_id, id desc);
        create index pack_purchases_of_pack on pack_purchases (pack_id, id desc);

        create table pack_purchase_items (
          id uuid primary key,
          purchase_id uuid not null references pack_purchases (id),
          prompt_id uuid not null,
          -- The tokens paid for this part, in proportion to its list value, and their buckets (split).
          paid int not null check (paid >= 0),
          subsidy int not null check (subsidy >= 0),
          split jsonb not null,
          refunded_at timestamptz,
          -- True if the part came into the pack after the purchase. Such a part is free for the buyer.
          added boolean not null default false,
          unique (purchase_id, prompt_id)
        );

        create table pack_gifts (
          purchase_id uuid primary key references pack_purchases (id),
          code text not null unique,
          -- The member who gets the gift. Null for a gift by link.
          to_user_id uuid,
          status text not null check (status in ('open', 'claimed', 'returned', 'refunded')),
          expires_at timestamptz not null,
          claimed_by uuid,
          claimed_at timestamptz,
          check ((status = 'claimed') <= (claimed_at is not null))
        );
        create index pack_gifts_open on pack_gifts (expires_at) where status = 'open';
        create index pack_gifts_to on pack_gifts (to_user_id) where to_user_id is not null;
        create index pack_gifts_claimed on pack_gifts (claimed_by) where claimed_by is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop table pack_gifts; drop table pack_purchase_items; drop table pack_purchases; drop table pack_coupons;');
    },
  },
};
