import { centsOf } from '#lib/money.ts';
import type { Purchase } from '#shared/shop/purchase.ts';

/** Name of the Pro subscription in payment dialogs. */
const PRO_NAME = 'Conjure Pro';

export interface Product {
  name: string;
  cents: number;
  /** Number of tokens that the buyer gets at once for the payment. */
  tokens: number;
}

/** Returns name, price and tokens of a purchase, as the payment dialogs show them. */
export const productOf = (purchase: Purchase): Product =>
  purchase.kind === 'tokens'
    ? { name: purchase.package.name, cents: centsOf(purchase.package.price), tokens: purchase.package.tokens }
    : { name: PRO_NAME, cents: purchase.plan.priceCents, tokens: purchase.plan.tokensPerMonth };
