import type Stripe from 'stripe';

/** A whole list inside an object. */
export const listOf = <T>(url: string, data: T[]): Stripe.ApiList<T> => ({ object: 'list', data, has_more: false, url });

/** Decimals are strings in JSON; the SDK makes them its own objects when it reads an answer. */
export const decimal = (value: number): NonNullable<Stripe.Price['unit_amount_decimal']> =>
  String(value) as unknown as NonNullable<Stripe.Price['unit_amount_decimal']>;
