import type { ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { redeemCode as endpoint } from '#contracts/packs.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { PacksContext } from '../packs-context.ts';
import { codeMissing, couponInvalid } from '../packs.errors.ts';
import type { Person } from '../packs.policy.ts';
import { couponByCode, stillCounts } from '../queries/find-coupon.ts';
import { findGift, isFor } from '../queries/find-gift.ts';
import { findPack } from '../queries/find-pack.ts';
import { presentPacks, soldPacks } from '../queries/present-packs.ts';
import { claimGift } from './claim-gift.ts';

/**
 * Claims a gift by its code, or tells what a coupon takes off. A coupon is used up only by a purchase.
 * @throws AppError not_found, coupon_invalid; and as claimGift
 */
export async function redeemCode(tx: Tx, context: PacksContext, person: Person, code: string): Promise<ResponseOf<typeof endpoint>> {
  const gift = await findGift(tx, code);
  // A gift for another person is answered like an unknown code, so that people cannot find out codes of gifts.
  if (gift && isFor(gift, person.userId)) return { kind: 'gift', purchase: await claimGift(tx, context, person, code) };
  const coupon = await couponByCode(tx, code);
  if (!coupon) throw codeMissing();
  if (!stillCounts(coupon, context.clock.now())) throw couponInvalid('This coupon does not count any more.');
  const sold = coupon.packId === null ? [] : await soldPacks(tx, [await findPack(tx, coupon.packId)]);
  if (coupon.packId !== null && sold[0]?.pack.status !== 'published') throw couponInvalid('The pack of this coupon is off the market.');
  return {
    kind: 'coupon', code: coupon.code, off: { kind: coupon.kind, value: coupon.value }, until: coupon.endsAt?.toISOString() ?? null,
    pack: sold.length === 0 ? null : one(await presentPacks(tx, context, sold, person)),
  };
}
