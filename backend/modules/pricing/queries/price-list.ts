import type { BaseRates } from '#contracts/pricing.ts';
import type { Connection } from '#kernel/db/database.ts';
import { PLAN_ID } from '../domain/price-content.ts';
import type { PackageContent, PlanContent } from '../domain/price-content.ts';
import { providerPrices } from './provider-prices.ts';
import { versionsInForce } from './versions-in-force.ts';

interface AtProvider {
  stripePriceId: string | null;
}
export type ListedPackage = PackageContent & AtProvider;
export type ListedPlan = PlanContent & AtProvider;

export interface PriceList {
  base: BaseRates;
  /** Price multipliers by model id. They replace the models' own multipliers. */
  multipliers: Record<string, number>;
  /** The packages that are on sale, in the order of the shop. */
  packages: ListedPackage[];
  pro: ListedPlan;
}

/** All prices that are in force at the time `at`. */
export async function priceList(connection: Connection, at: Date): Promise<PriceList> {
  // The two reads run one after the other, because a transaction has one connection, which takes one query at a time.
  const { rate_card: card, packages, pro } = await versionsInForce(connection, at);
  const atProvider = await providerPrices(connection);
  return {
    base: card.content.base,
    multipliers: card.content.multipliers,
    packages: packages.content.packages
      .filter(({ active }) => active)
      .map((entry) => ({ ...entry, stripePriceId: atProvider(entry.packageId, entry.priceCents) })),
    pro: { ...pro.content, stripePriceId: atProvider(PLAN_ID, pro.content.priceCents) },
  };
}
