import { orderKind, orderStatus } from '#contracts/payments.ts';
import type { OrderFilters } from '#features/sales/sales.queries.ts';

const NAMES = ['q', 'status', 'kind'] as const;
const ALLOWED: Record<'status' | 'kind', readonly string[]> = { status: orderStatus.options, kind: orderKind.options };

/** Filters of an address; what somebody typed into it and means nothing is left out. */
export function readOrderFilters(params: URLSearchParams): OrderFilters {
  const known = NAMES.flatMap((name) => {
    const value = params.get(name);
    return value && (name === 'q' || ALLOWED[name].includes(value)) ? [[name, value.slice(0, 100)]] : [];
  });
  return Object.fromEntries(known) as OrderFilters;
}

/** The address with other filters; what else it says stays. */
export function writeOrderFilters(params: URLSearchParams, filters: OrderFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) {
    const value = filters[name];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
