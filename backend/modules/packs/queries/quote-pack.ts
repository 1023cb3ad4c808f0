import type { PackQuote } from '#contracts/packs.ts';
import { couponOff, ownedOff } from '../domain/pack-price.ts';
import type { CouponOff } from '../domain/pack-price.ts';
import { priceNow } from './present-packs.ts';
import type { SoldPack } from './present-packs.ts';

/** What a pack costs a person who has these parts already (docs/rules/packs.md#price). A gift costs the whole price. */
export function quotePack(sold: SoldPack, now: Date, { owned, coupon = null }: { owned: ReadonlySet<string>; coupon?: CouponOff | null }): PackQuote {
  const price = priceNow(sold, now);
  const off = ownedOff(price, sold.items, owned);
  const saved = coupon === null ? 0 : couponOff(price - off, coupon);
  return { listValue: sold.version.listValue, price, owned: off, coupon: saved, total: price - off - saved };
}
