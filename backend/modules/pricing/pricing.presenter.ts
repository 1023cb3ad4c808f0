import type { TokenPackage } from '#contracts/pricing.ts';
import { dollarsFromCents } from './domain/money.ts';
import type { PlanModel } from './models/plan.model.ts';
import type { TokenPackageModel } from './models/token-package.model.ts';

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
  stripePriceId: row.stripe_price_id ?? `price_conjure_${row.package_id}`,
});

/** The Pro plan as clients see it; price in cents. */
export const presentPlan = (row: PlanModel): { priceId: string; priceCents: number; tokensPerMonth: number } => ({
  priceId: row.stripe_price_id ?? `price_conjure_${row.plan}`,
  priceCents: row.price_cents,
  tokensPerMonth: row.tokens_per_month,
});
