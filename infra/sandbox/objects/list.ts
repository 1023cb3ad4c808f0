import type Stripe from 'stripe';

/** A list that an object contains as a whole, in Stripe's shape. */
export const listOf = <T>(url: string, data: T[]): Stripe.ApiList<T> => ({ object: 'list', data, has_more: false, url });

/** A decimal amount as Stripe sends it: a string in JSON, which Stripe's SDK turns into an object of its own. */
export const decimal = (value: number): NonNullable<Stripe.Price['unit_amount_decimal']> =>
  String(value) as unknown as NonNullable<Stripe.Price['unit_amount_decimal']>;
