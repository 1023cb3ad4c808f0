import type { TokenPackage } from '#contracts/pricing.ts';
import { dollarsFromCents } from './domain/money.ts';
import { PRODUCT } from '#contracts/product.ts';
import { PLAN_ID } from './domain/price-content.ts';
import type { ListedPackage, ListedPlan } from './queries/price-list.ts';
import type { Product } from './pricing.ts';

/** The price id that clients get for a product while the payment provider has no price of it (docs/rules/pricing.md#fallback-price). */
const fallbackPriceId = (productId: string): string => `price_conjure_${productId}`;

/** A token package as a product that a buyer can order. */
export const packageProduct = (row: ListedPackage): Product => ({
  productId: row.packageId,
  name: row.name,
  priceCents: row.priceCents,
  tokens: row.tokens,
  priceId: row.stripePriceId ?? fallbackPriceId(row.packageId),
  stripePriceId: row.stripePriceId,
});

/** The Pro plan as a product that a buyer can order. It gives tokens for each paid month. */
export const planProduct = (row: ListedPlan): Product => ({
  productId: PLAN_ID,
  name: `${PRODUCT} Pro`,
  priceCents: row.priceCents,
  tokens: row.tokensPerMonth,
  priceId: row.stripePriceId ?? fallbackPriceId(PLAN_ID),
  stripePriceId: row.stripePriceId,
});

/** A token package as clients see it. Without a price at Stripe it has a fallback price id (docs/rules/pricing.md#fallback-price). */
export const presentPackage = (row: ListedPackage): TokenPackage => ({
  id: row.id,
  packageId: row.packageId,
  name: row.name,
  description: row.description,
  price: dollarsFromCents(row.priceCents),
  tokens: row.tokens,
  popular: row.popular,
  active: row.active,
  stripePriceId: row.stripePriceId ?? fallbackPriceId(row.packageId),
});

/** The Pro plan as clients see it, with its price in cents. */
export const presentPlan = (row: ListedPlan): { priceId: string; priceCents: number; tokensPerMonth: number } => ({
  priceId: row.stripePriceId ?? fallbackPriceId(PLAN_ID),
  priceCents: row.priceCents,
  tokensPerMonth: row.tokensPerMonth,
});
