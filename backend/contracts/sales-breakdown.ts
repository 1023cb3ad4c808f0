import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, tokens } from './primitives.ts';

const cents = z.int();
const count = z.int().check(z.nonnegative());

/** What a group of buyers paid in a period, and what went back in it. */
const takings = {
  /** People with an order in the period. */
  people: count,
  orders: count,
  grossCents: cents,
  feeCents: cents,
  /** Refunds and lost or open disputes, on the day they happened. */
  backCents: cents,
  /** gross − fees − what went back. */
  netCents: cents,
  tokens,
};

/** How long people pay, from the 30 days before the end of the period and the 30 days before these. */
export const lifetimeFigures = z.object({
  /** Net takings of the last 30 days, in cents. */
  netCents: cents,
  /** People who paid in the last 30 days. */
  payers: count,
  /** People who paid in the 30 days before. */
  before: count,
  /** People of the earlier 30 days who paid again in the last 30 days. */
  cameBack: count,
  /** The estimate; null while it would say nothing (docs/rules/payments.md#lifetime-value). */
  ltvCents: z.nullable(cents),
});
export type LifetimeFigures = z.infer<typeof lifetimeFigures>;

export const salesBreakdown = z.object({
  /** Sales by the country of the buyer's time zone; null where it is unknown. As in all three lists, the largest gross comes first. */
  countries: z.array(z.object({ country: z.nullable(z.string()), ...takings })),
  products: z.array(z.object({ productId: z.string(), name: z.string(), ...takings })),
  /** By the person who brought the buyer; `referrer` is null for buyers without a referral. */
  referrals: z.array(z.object({ referrer: z.nullable(z.object({ id, username: z.nullable(z.string()) })), ...takings })),
  lifetime: lifetimeFigures,
});
export type SalesBreakdown = z.infer<typeof salesBreakdown>;

/** The longest period in days. */
export const LONGEST_SALES_DAYS = 800;

/** Fewer people than this in the earlier 30 days say nothing about how many come back. */
export const FEWEST_FOR_LIFETIME = 20;

export const getSalesBreakdown = defineEndpoint({
  method: 'GET',
  path: '/api/admin/sales/breakdown',
  summary: 'Sales of a period by country, product and referral, and the lifetime value',
  query: z.strictObject({ from: isoTime, to: isoTime }),
  response: salesBreakdown,
});
/** Route of the same groups as a CSV file. */
export const BREAKDOWN_CSV_PATH = '/api/admin/sales/breakdown.csv';
