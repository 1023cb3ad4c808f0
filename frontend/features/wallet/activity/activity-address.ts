import type { QueryOf } from '#contracts/endpoint.ts';
import { isDay } from '#contracts/utc-days.ts';
import { TRANSACTION_TYPES, TRANSACTIONS_CSV_PATH } from '#contracts/wallet.ts';
import type { listTransactions, TransactionType } from '#contracts/wallet.ts';
import { momentsOf } from '#lib/day-range.ts';

/** Filters of the wallet's activity, as the page's address holds them. Days are those of the user's time zone, "2026-11-21". */
export interface ActivityFilter {
  direction?: 'in' | 'out';
  types?: readonly TransactionType[];
  from?: string;
  to?: string;
  q?: string;
}

/** Reads the filters of the wallet's activity from an address. Unknown values are left out. */
export function readActivityFilter(params: URLSearchParams): ActivityFilter {
  const direction = params.get('direction');
  const asked = new Set(params.get('types')?.split(','));
  const types = TRANSACTION_TYPES.filter((type) => asked.has(type));
  const day = (name: 'from' | 'to'): string | null => {
    const text = params.get(name);
    return isDay(text) ? text : null;
  };
  const [from, to, q] = [day('from'), day('to'), params.get('q')?.trim().slice(0, 100)];
  return { ...((direction === 'in' || direction === 'out') && { direction }), ...(types.length > 0 && { types }), ...(from && { from }), ...(to && { to }), ...(q && { q }) };
}

/** Filters of the wallet's activity that the user changes; the others stay. */
export type ActivityChange = { [K in keyof ActivityFilter]?: ActivityFilter[K] | undefined };
/** The change that removes every filter of the wallet's activity. */
export const ALL_ACTIVITY: ActivityChange = { direction: undefined, types: undefined, from: undefined, to: undefined, q: undefined };

/** Returns the page's address with some filters of the wallet's activity changed. Other parameters stay. */
export function writeActivityFilter(params: URLSearchParams, part: ActivityChange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(part)) {
    if (value && value.length > 0) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
}

/** Returns the filters of the wallet's activity as the API takes them. */
export function askedBy({ types, from = '', to = '', direction, q }: ActivityFilter): Partial<QueryOf<typeof listTransactions>> {
  return { ...(direction && { direction }), ...(types && { types: types.join(',') }), ...momentsOf({ from, to }), ...(q && { q }) };
}

/** Returns the address of the CSV file with all wallet lines that match the filters. */
export function csvAddress(filter: ActivityFilter): string {
  const query = new URLSearchParams(askedBy(filter) as Record<string, string>).toString();
  return TRANSACTIONS_CSV_PATH + (query && `?${query}`);
}
