import type { Connection } from '#kernel/db/database.ts';
import { ProviderPriceModel } from '../models/provider-price.model.ts';

/** The payment provider's price id of a product at an amount in cents; null until it was synchronised or typed in. */
export type ProviderPrices = (productId: string, priceCents: number) => string | null;

/** Reads all price ids of the payment provider in one query, because there are few. Returns a function that looks one up. */
export async function providerPrices(connection: Connection): Promise<ProviderPrices> {
  const known = new Map((await ProviderPriceModel.query(connection)).map((row) => [`${row.product_id} ${row.price_cents}`, row.stripe_price_id]));
  return (productId, priceCents) => known.get(`${productId} ${priceCents}`) ?? null;
}
