import { dollarPrice } from '#contracts/pricing-admin.ts';
import type { PackagePrices, PlanPrices, RateCardPrices } from '#contracts/pricing-admin.ts';
import { centsOf, dollars } from '#lib/money.ts';
import type { PackageDraft } from './package-fields.tsx';
import { RATES } from './rate-names.ts';

/** One difference between two versions of prices: the name of the value, and the old and new value as text. */
export interface PriceChange {
  name: string;
  before: string;
  after: string;
}

const changed = (name: string, before: string, after: string): PriceChange[] => (before === after ? [] : [{ name, before, after }]);
const tokensIn = (tokens: number | null): string => (tokens === null ? 'none' : tokens.toLocaleString('en-US'));
/** Formats a price as dollars. An invalid price stays as the administrator typed it. */
const priceIn = (price: string): string => (dollarPrice.safeParse(price).success ? dollars(centsOf(price)) : price);
/** Returns the Stripe price that a draft results in. A draft without one (undefined) keeps the known Stripe price. */
const stripeIn = (known: string | null, draft: string | null | undefined): string => (draft === undefined ? known : draft) ?? 'none';

/** Lists the differences between the current token packages and a draft, package by package, then a changed order. */
export function packageChanges(before: readonly PackagePrices[], after: readonly PackageDraft[]): PriceChange[] {
  const fields = after.flatMap((draft): PriceChange[] => {
    const known = before.find(({ packageId }) => packageId === draft.packageId);
    if (!known) return [];
    const at = (field: string): string => `${known.name}, ${field}`;
    return [
      ...changed(at('name'), known.name, draft.name),
      ...changed(at('description'), known.description, draft.description),
      ...changed(at('price'), priceIn(known.price), priceIn(draft.price)),
      ...changed(at('tokens'), tokensIn(known.tokens), tokensIn(draft.tokens)),
      ...changed(at('on sale'), known.active ? 'yes' : 'no', draft.active ? 'yes' : 'no'),
      ...changed(at('most popular'), known.popular ? 'yes' : 'no', draft.popular ? 'yes' : 'no'),
      ...changed(at('price at Stripe'), known.stripePriceId ?? 'none', stripeIn(known.stripePriceId, draft.stripePriceId)),
    ];
  });
  const order = (list: readonly { packageId: string }[]): string => list.map(({ packageId }) => before.find((known) => known.packageId === packageId)?.name ?? packageId).join(', ');
  return [...fields, ...changed('Order', order(before), order(after))];
}

/** Lists the differences between the current rate card and a draft. */
export function rateChanges(before: RateCardPrices, after: { base: Record<string, number | null>; multipliers: Record<string, number | null> }): PriceChange[] {
  const times = (value: number | null | undefined): string => (value === null || value === undefined ? 'its own' : `× ${value}`);
  const models = [...new Set([...Object.keys(before.multipliers), ...Object.keys(after.multipliers)])];
  return [
    ...RATES.flatMap(({ rate, name }) => changed(name, tokensIn(before.base[rate]), tokensIn(after.base[rate] ?? null))),
    ...models.flatMap((id) => changed(id, times(before.multipliers[id]), times(after.multipliers[id]))),
  ];
}

/** Lists the differences between the current Pro plan and a draft. */
export const planChanges = (before: PlanPrices, after: { price: string; tokensPerMonth: number | null; stripePriceId?: string | null | undefined }): PriceChange[] => [
  ...changed('Price a month', priceIn(before.price), priceIn(after.price)),
  ...changed('Tokens a month', tokensIn(before.tokensPerMonth), tokensIn(after.tokensPerMonth)),
  ...changed('Price at Stripe', before.stripePriceId ?? 'none', stripeIn(before.stripePriceId, after.stripePriceId)),
];
