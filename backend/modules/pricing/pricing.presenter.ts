import type { TokenPackage } from '#contracts/pricing.ts';
import { dollarsFromCents } from './domain/money.ts';
import { PRODUCT } from '#contracts/product.ts';
import type { PlanModel } from './models/plan.model.ts';
import type { TokenPackageModel } from './models/token-package.model.ts';
import type { Product } from './pricing.ts';

/** Stands for a product without a price at the provider (decisions.md, Payments). */
const fallbackPriceId = (productId: string): string => `price_conjure_${productId}`;

/** A package as it is sold. */
export const packageProduct = (row: TokenPackageModel): Product => ({
  productId: row.package_id,
  name: row.name,
  priceCents: row.price_cents,
  tokens: row.tokens,
  priceId: row.stripe_price_id ?? fallbackPriceId(row.package_id),
  stripePriceId: row.stripe_price_id,
});

/** The Pro plan as it is sold: tokens for each paid month. */
export const planProduct = (row: PlanModel): Product => ({
  productId: row.plan,
  name: `${PRODUCT} Pro`,
  priceCents: row.price_cents,
  tokens: row.tokens_per_month,
  priceId: row.stripe_price_id ?? fallbackPriceId(row.plan),
  stripePriceId: row.stripe_price_id,
});

/** A package as clients see it. Without a price at Stripe it has the fallback price id of decisions.md. */
export const presentPackage = (row: TokenPackageModel): TokenPackage => ({
  id: row.id,
  packageId: row.package_id,
  name: row.name,
  description: row.description,
  price: dollarsFromCents(row.price_cents),
  tokens: row.tokens,
  popular: row.popular,
  active: row.active,
  stripePriceId: row.stripe_price_id ?? fallbackPriceId(row.package_id),
});

/** The Pro plan as clients see it; price in cents. */
export const presentPlan = (row: PlanModel): { priceId: string; priceCents: number; tokensPerMonth: number } => ({
  priceId: row.stripe_price_id ?? fallbackPriceId(row.plan),
  priceCents: row.price_cents,
  tokensPerMonth: row.tokens_per_month,
});
