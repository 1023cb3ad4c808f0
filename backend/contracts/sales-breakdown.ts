import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, tokens } from './primitives.ts';

const cents = z.int();
const count = z.int().check(z.nonnegative());

/** What a group of buyers paid in a period, and what was refunded or disputed in it. */
const takings = {
  /** The number of people with an order in the period. */
  people: count,
  orders: count,
  grossCents: cents,
  feeCents: cents,
  /** Refunds, and lost or open disputes, in cents, on the day when they happened. */
  backCents: cents,
  /** Gross takings minus fees, refunds and disputes, in cents. */
  netCents: cents,
  tokens,
};

/** The figures from which the lifetime value of buyers is estimated. They compare the last 30 days of the period with the 30 days before these. */
export const lifetimeFigures = z.object({
  /** The net takings of the last 30 days, in cents. */
  netCents: cents,
  /** How many people paid in the last 30 days. */
  payers: count,
  /** How many people paid in the 30 days before the last 30. */
  before: count,
  /** How many people paid in the earlier 30 days and again in the last 30 days. */
  cameBack: count,
  /** The estimated lifetime value of a buyer in cents; null with too few buyers (docs/rules/payments.md#lifetime-value). */
  ltvCents: z.nullable(cents),
});
export type LifetimeFigures = z.infer<typeof lifetimeFigures>;

export const salesBreakdown = z.object({
  /** Sales by the buyer's country, which follows from their time zone; null where it is unknown. Each of the three lists has the largest gross first. */
  countries: z.array(z.object({ country: z.nullable(z.string()), ...takings })),
  products: z.array(z.object({ productId: z.string(), name: z.string(), ...takings })),
  /** Sales by the person who referred the buyer; `referrer` is null for buyers without a referral. */
  referrals: z.array(z.object({ referrer: z.nullable(z.object({ id, username: z.nullable(z.string()) })), ...takings })),
  lifetime: lifetimeFigures,
});
export type SalesBreakdown = z.infer<typeof salesBreakdown>;

/** The longest period of a sales breakdown, in days. */
export const LONGEST_SALES_DAYS = 800;

/** With fewer buyers than this in the earlier 30 days, no lifetime value is estimated. */
export const FEWEST_FOR_LIFETIME = 20;

export const getSalesBreakdown = defineEndpoint({
  method: 'GET',
  path: '/api/admin/sales/breakdown',
  summary: 'Sales of a period by country, product and referral, and the lifetime value',
  query: z.strictObject({ from: isoTime, to: isoTime }),
  response: salesBreakdown,
});
/** The address of the sales breakdown as a CSV file. */
export const BREAKDOWN_CSV_PATH = '/api/admin/sales/breakdown.csv';
