import type { RateCardPrices } from '#contracts/pricing-admin.ts';

/** A package in a version of the list. Its place in the list is its place in the shop. */
export interface PackageContent {
  /** The id of the package, which stays the same in all versions. */
  id: string;
  packageId: string;
  name: string;
  description: string;
  priceCents: number;
  tokens: number;
  popular: boolean;
  active: boolean;
}

export interface PlanContent {
  priceCents: number;
  tokensPerMonth: number;
}

/** What the versions of each kind hold. */
export interface PriceContent {
  rate_card: RateCardPrices;
  packages: { packages: PackageContent[] };
  pro: PlanContent;
}

/** The id of the Pro plan where products are named. */
export const PLAN_ID = 'pro';
