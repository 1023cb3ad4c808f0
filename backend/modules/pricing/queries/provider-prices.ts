import type { Connection } from '#kernel/db/database.ts';
import { ProviderPriceModel } from '../models/provider-price.model.ts';

/** The provider's price of a product at an amount in cents; null until it was synchronised or typed in. */
export type ProviderPrices = (productId: string, priceCents: number) => string | null;

/** All prices that the provider is known to have: a handful, read at once. */
export async function providerPrices(connection: Connection): Promise<ProviderPrices> {
  const known = new Map((await ProviderPriceModel.query(connection)).map((row) => [`${row.product_id} ${row.price_cents}`, row.stripe_price_id]));
  return (productId, priceCents) => known.get(`${productId} ${priceCents}`) ?? null;
}
