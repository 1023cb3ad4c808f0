import type { PackQuote } from '#contracts/packs.ts';
import type { PackPart } from '#modules/prompts/index.ts';
import { couponOff, ownedOff } from '../domain/pack-price.ts';
import type { CouponOff } from '../domain/pack-price.ts';
import type { VersionItem } from './pack-version.ts';
import { priceNow } from './present-packs.ts';
import type { SoldPack } from './present-packs.ts';

/** Parts that cost a person nothing: those that they have, except in a gift, and those that were taken back and cannot be sold. */
export const notToPay = (items: readonly VersionItem[], parts: ReadonlyMap<string, PackPart>, gift: boolean): Set<string> =>
  new Set(items.map(({ promptId }) => promptId).filter((promptId) => {
    const part = parts.get(promptId);
    return !part?.open || (!gift && part.access !== 'none');
  }));

/** What a pack costs a person who has these parts already (docs/rules/packs.md#price). A gift costs the whole price. */
export function quotePack(sold: SoldPack, now: Date, { owned, coupon = null }: { owned: ReadonlySet<string>; coupon?: CouponOff | null }): PackQuote {
  const price = priceNow(sold, now);
  const off = ownedOff(price, sold.items, owned);
  const saved = coupon === null ? 0 : couponOff(price - off, coupon);
  return { listValue: sold.version.listValue, price, owned: off, coupon: saved, total: price - off - saved };
}
