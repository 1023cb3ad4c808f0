import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { PLAN_ID } from '../domain/price-content.ts';
import { ProviderPriceModel } from '../models/provider-price.model.ts';
import { versionsInForce } from '../queries/versions-in-force.ts';

/** Stores the payment provider's price id of a product at this amount in cents. */
export async function noteStripePrice(tx: Tx, clock: Clock, productId: string, priceCents: number, stripePriceId: string): Promise<void> {
  await ProviderPriceModel.query(tx)
    .insert({ product_id: productId, price_cents: priceCents, stripe_price_id: stripePriceId, updated_at: clock.now() })
    .onConflict(['product_id', 'price_cents'])
    .merge();
}

/** Stores the payment provider's price id of a product, for the amount at which it is sold now. */
export async function setStripePrice(tx: Tx, clock: Clock, productId: string, stripePriceId: string): Promise<void> {
  const { packages, pro } = await versionsInForce(tx, clock.now());
  const product = productId === PLAN_ID ? pro.content : packages.content.packages.find(({ packageId }) => packageId === productId);
  if (product) await noteStripePrice(tx, clock, productId, product.priceCents, stripePriceId);
}
