import type Stripe from 'stripe';

/** Returns a list in Stripe's shape, for an object that contains the whole list. */
export const listOf = <T>(url: string, data: T[]): Stripe.ApiList<T> => ({ object: 'list', data, has_more: false, url });

/** Returns a decimal amount as Stripe sends it: a string in JSON, which Stripe's SDK turns into an object of its own. */
export const decimal = (value: number): NonNullable<Stripe.Price['unit_amount_decimal']> =>
  String(value) as unknown as NonNullable<Stripe.Price['unit_amount_decimal']>;
