import type { PackQuote } from '#contracts/packs.ts';
import type { PackPart } from '#modules/prompts/index.ts';
import { couponOff, ownedOff } from '../domain/pack-price.ts';
import type { CouponOff } from '../domain/pack-price.ts';
import type { VersionItem } from './pack-version.ts';
import { priceNow } from './present-packs.ts';
import type { SoldPack } from './present-packs.ts';

/** The parts of a pack that cost a buyer nothing: owned ones, unless the pack is a gift, and ones whose prompts cannot be sold now. */
export const notToPay = (items: readonly VersionItem[], parts: ReadonlyMap<string, PackPart>, gift: boolean): Set<string> =>
  new Set(items.map(({ promptId }) => promptId).filter((promptId) => {
    const part = parts.get(promptId);
    return !part?.open || (!gift && part.access !== 'none');
  }));

/** The price of a pack for a person who has some parts (docs/rules/packs.md#price). A gift costs the whole price. */
export function quotePack(sold: SoldPack, now: Date, { owned, coupon = null }: { owned: ReadonlySet<string>; coupon?: CouponOff | null }): PackQuote {
  const price = priceNow(sold, now);
  const off = ownedOff(price, sold.items, owned);
  const saved = coupon === null ? 0 : couponOff(price - off, coupon);
  return { listValue: sold.version.listValue, price, owned: off, coupon: saved, total: price - off - saved };
}
