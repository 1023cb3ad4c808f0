import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { quotePack as endpoint } from '#contracts/packs.ts';
import { fixedQuote } from '#modules/pricing/index.ts';
import type { PacksContext } from '../packs-context.ts';
import { couponInvalid, packMissing } from '../packs.errors.ts';
import type { Person } from '../packs.policy.ts';
import { couponFor } from './find-coupon.ts';
import { findPack } from './find-pack.ts';
import { soldPacks } from './present-packs.ts';
import { notToPay, quotePack } from './quote-pack.ts';

/** The price of a pack for a person now, as the confirmation of the purchase shows it; null means a visitor. @throws AppError not_found, coupon_invalid */
export async function quoteFor(context: PacksContext, viewer: Person | null, packId: string, { coupon: code, gift }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const [sold] = await soldPacks(knex, [await findPack(knex, packId)]);
  if (!sold || sold.pack.status !== 'published') throw packMissing();
  const given = gift === 'true';
  if (given && code !== undefined) throw couponInvalid('Coupons do not count for gifts.');
  const now = context.clock.now();
  const parts = await context.parts.parts(knex, sold.items.map(({ promptId }) => promptId), viewer?.userId ?? null);
  const coupon = code === undefined ? null : await couponFor(knex, { code, packId: sold.pack.id, now });
  const packQuote = quotePack(sold, now, { owned: notToPay(sold.items, parts, given), coupon });
  return { packQuote, quote: fixedQuote(packQuote.total) };
}
