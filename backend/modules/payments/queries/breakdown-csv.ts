import type { SalesBreakdown } from '#contracts/sales-breakdown.ts';
import { CSV_START, csvLine } from '#kernel/http/csv.ts';
import { dollarsOfTotal } from '#modules/pricing/index.ts';

const COLUMNS = ['by', 'key', 'name', 'people', 'orders', 'gross', 'fees', 'back', 'net', 'tokens'];

type Takings = Omit<SalesBreakdown['countries'][number], 'country'>;

const line = (by: string, key: string | null, name: string | null, { people, orders, grossCents, feeCents, backCents, netCents, tokens }: Takings): string =>
  csvLine([by, key, name, people, orders, dollarsOfTotal(grossCents), dollarsOfTotal(feeCents), dollarsOfTotal(backCents), dollarsOfTotal(netCents), tokens]);

/** One CSV of a period's sales by country, then package, then referral, in dollars. The key is empty for unknown countries and missing referrals. */
export const breakdownAsCsv = ({ countries, products, referrals }: SalesBreakdown): string =>
  [
    CSV_START + csvLine(COLUMNS),
    ...countries.map((group) => line('country', group.country, null, group)),
    ...products.map((group) => line('package', group.productId, group.name, group)),
    ...referrals.map((group) => line('referral', group.referrer?.id ?? null, group.referrer?.username ?? null, group)),
  ].join('');
