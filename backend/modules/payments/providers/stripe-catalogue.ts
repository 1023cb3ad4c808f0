import type Stripe from 'stripe';
import type { PaymentCatalogue, ProductToSell } from '../ports/payment-catalogue.port.ts';
import { asking, isMissing, unlessMissing } from './stripe-client.ts';

export const CURRENCY = 'usd';

/** The id of our product at the provider. It is derived from our own id, so that creating the product twice gives one product. */
const stripeProductId = (productId: string): string => `conjure_${productId.replaceAll('-', '_')}`;

/** Creates the product at Stripe unless it exists. */
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

/** Products and prices at Stripe. A price never changes there: a new amount is a new price. */
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
