import type { BaseRates } from '#contracts/pricing.ts';
import type { Connection } from '#kernel/db/database.ts';
import { PlanModel } from '../models/plan.model.ts';
import { RateCardModel } from '../models/rate-card.model.ts';
import { TokenPackageModel } from '../models/token-package.model.ts';

/** The only packages that are on sale (specification 5), if active. */
const SHOWN_PACKAGES = ['mini-boost', 'creator-stack', 'pro-flow-pack', 'conjure-reserve'];

export interface PriceList {
  version: number;
  base: BaseRates;
  /** Multipliers by model id that replace the models' own. */
  multipliers: Record<string, number>;
  packages: TokenPackageModel[];
  pro: PlanModel;
}

/** Everything that has a price, as in force at `at`. */
export async function priceList(connection: Connection, at: Date): Promise<PriceList> {
  // One after the other: inside a transaction there is one connection, and it takes one query at a time.
  const card = await RateCardModel.query(connection)
    .where('effective_at', '<=', at)
    .orderBy([{ column: 'effective_at', order: 'desc' }, { column: 'version', order: 'desc' }])
    .first()
    .throwIfNotFound({ message: 'No rate card is in force' });
  const packages = await TokenPackageModel.query(connection)
    .where('active', true)
    .whereIn('package_id', SHOWN_PACKAGES)
    .orderBy('position');
  const pro = await PlanModel.query(connection).findOne('plan', 'pro').throwIfNotFound({ message: 'The Pro plan is missing' });
  const base = { shortText: card.short_text, longText: card.long_text, image: card.image, video: card.video };
  return { version: card.version, base, multipliers: card.multipliers, packages, pro };
}
