import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { PlanModel } from '../models/plan.model.ts';
import { TokenPackageModel } from '../models/token-package.model.ts';

/** Notes under which price the provider knows a package, or the Pro plan. */
export async function setStripePrice(tx: Tx, clock: Clock, productId: string, stripePriceId: string): Promise<void> {
  const change = { stripe_price_id: stripePriceId, updated_at: clock.now() };
  if (productId === 'pro') await PlanModel.query(tx).where('plan', 'pro').patch(change);
  else await TokenPackageModel.query(tx).where('package_id', productId).patch(change);
}
