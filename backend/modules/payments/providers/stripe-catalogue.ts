import type Stripe from 'stripe';
import type { PaymentCatalogue, ProductToSell } from '../ports/payment-catalogue.port.ts';
import { asking, isMissing, unlessMissing } from './stripe-client.ts';

export const CURRENCY = 'usd';

/** Our product's id at the provider: the same one however often it is made. */
const stripeProductId = (productId: string): string => `conjure_${productId.replaceAll('-', '_')}`;

/** Makes the product unless it is there. */
export async function ensureProduct(stripe: Stripe, { productId, name }: Pick<ProductToSell, 'productId' | 'name'>): Promise<string> {
  const id = stripeProductId(productId);
  try {
    await stripe.products.retrieve(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id, name }, { idempotencyKey: `product:${id}` });
  }
  return id;
}

/** Prices at the provider. A price never changes there: a new amount is a new price. */
export function stripeCatalogue(stripe: Stripe): PaymentCatalogue {
  return {
    price: (id) =>
      asking(async () => {
        try {
          const { active, unit_amount: priceCents } = await stripe.prices.retrieve(id);
          return { id, active, priceCents };
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),
    publishPrice: (product, replaces) =>
      asking(async () => {
        const { productId, priceCents, interval } = product;
        const stripeProduct = await ensureProduct(stripe, product);
        const known = await stripe.prices.list({ product: stripeProduct, active: true, limit: 100 });
        const fitting = known.data.find((price) => price.unit_amount === priceCents && (price.recurring?.interval ?? null) === interval && price.id !== replaces);
        const price =
          fitting ??
          (await stripe.prices.create({
            product: stripeProduct,
            currency: CURRENCY,
            unit_amount: priceCents,
            ...(interval && { recurring: { interval } }),
            lookup_key: `conjure_${productId}`,
            transfer_lookup_key: true,
          }));
        if (replaces !== null && replaces !== price.id) {
          await unlessMissing(stripe.prices.update(replaces, { active: false }));
        }
        return price.id;
      }),
  };
}
