/* Prices, discounts, coupons and splits of packs, in whole tokens (docs/rules/packs.md#price, #split). */

export interface ValuedPart {
  promptId: string;
  /** The prompt's unlock price in tokens, or the value that the maker of the pack set for a prompt without one; at least 1. */
  listValue: number;
}

export interface Discount {
  percent: number;
  until: Date | null;
}

export interface CouponOff {
  kind: 'percent' | 'tokens';
  value: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The price of a pack less its present discount, rounded down. A discount never makes a paid pack free. */
export function discounted(tokens: number, discount: Discount | null, now: Date): number {
  if (tokens === 0 || discount === null || (discount.until !== null && discount.until <= now)) return tokens;
  return Math.max(1, Math.floor((tokens * (100 - discount.percent)) / 100));
}

/** How many tokens owned parts take off the price of a pack: price x their list values / all list values, rounded up in the buyer's favour. */
export function ownedOff(tokens: number, parts: readonly ValuedPart[], owned: ReadonlySet<string>): number {
  const all = sumOf(parts.map(({ listValue }) => listValue));
  const had = sumOf(parts.filter(({ promptId }) => owned.has(promptId)).map(({ listValue }) => listValue));
  return all === 0 ? 0 : Math.min(tokens, Math.ceil((tokens * had) / all));
}

/** How many tokens a coupon takes off an amount; at least 1 token remains to be paid. */
export function couponOff(amount: number, coupon: CouponOff): number {
  const off = coupon.kind === 'percent' ? Math.floor((amount * coupon.value) / 100) : coupon.value;
  return Math.max(0, Math.min(off, amount - 1));
}

/** Splits an amount over the parts of a pack by their list values. Each share is rounded down, and the largest part gets the remainder. */
export function splitByValue(amount: number, parts: readonly ValuedPart[]): number[] {
  if (parts.length === 0) return [];
  const all = sumOf(parts.map(({ listValue }) => listValue));
  const shares = parts.map(({ listValue }) => Math.floor((amount * listValue) / all));
  const largest = parts.reduce((best, part, at) => (part.listValue > (parts[best]?.listValue ?? 0) ? at : best), 0);
  return shares.map((share, at) => (at === largest ? share + amount - sumOf(shares) : share));
}

/** By how many whole percent the price of a pack is below its list value, rounded down; 0 when it is higher. */
export const savePercent = (tokens: number, listValue: number): number => (listValue === 0 ? 0 : Math.max(0, Math.floor(((listValue - tokens) * 100) / listValue)));
