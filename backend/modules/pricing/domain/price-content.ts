import type { RateCardPrices } from '#contracts/pricing-admin.ts';

/** A token package in a version of the list. The shop shows packages in the order of the list. */
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

/** The content of a price list's version, by kind of list. */
export interface PriceContent {
  rate_card: RateCardPrices;
  packages: { packages: PackageContent[] };
  pro: PlanContent;
}

/** The product id of the Pro plan. */
export const PLAN_ID = 'pro';
