import { orderKind, orderStatus } from '#contracts/payments.ts';
import type { OrderFilters } from '#features/sales/sales.queries.ts';
import { readFilters, writeFilters } from './filter-address.ts';

const ALLOWED = { status: orderStatus.options, kind: orderKind.options };

/** Reads the filters of orders from an address. */
export const readOrderFilters = (params: URLSearchParams): OrderFilters => readFilters(params, ALLOWED);

/** Writes the filters of orders into an address. */
export const writeOrderFilters = (params: URLSearchParams, filters: OrderFilters): URLSearchParams => writeFilters(params, ALLOWED, { ...filters });
