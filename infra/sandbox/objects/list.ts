import type Stripe from 'stripe';

/** A list that an object contains completely, in Stripe's shape. */
export const listOf = <T>(url: string, data: T[]): Stripe.ApiList<T> => ({ object: 'list', data, has_more: false, url });

/** Decimals are strings in JSON; Stripe's SDK turns them into objects of its own. */
export const decimal = (value: number): NonNullable<Stripe.Price['unit_amount_decimal']> =>
  String(value) as unknown as NonNullable<Stripe.Price['unit_amount_decimal']>;
