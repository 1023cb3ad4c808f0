import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contracts/endpoint.ts';
import { getSalesBreakdown } from '#contracts/sales-breakdown.ts';
import { getSales, listDisputes, listOrders, previewRefund } from '#contracts/sales.ts';
import type { SalesOrder } from '#contracts/sales.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Search and filters of the administrators' list of orders, besides the period. */
export type OrderFilters = Partial<Pick<QueryOf<typeof listOrders>, 'q' | 'status' | 'kind'>>;

/** Start and end of a period of sales. The start belongs to it, the end does not. */
export interface Period {
  from: string;
  to: string;
}

const PAGE = 25;
/** Interval in ms for fetching an opened order again, because the payment provider confirms a refund a moment later. */
const ORDER_EVERY_MS = 3_000;
const fresh = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Every query key about sales starts with this path, so that one call has all of it fetched again. */
export const SALES_PATH = getSales.path;

/** Fetches the shop's sales figures of a period. */
export const salesQuery = (period: Period) =>
  queryOptions({ queryKey: [getSales.path, period] as const, queryFn: ({ signal }) => call(getSales, { query: period, signal }), placeholderData: keepPreviousData, ...fresh });

/** Fetches the sales of a period by country, package and referral, and the lifetime value. */
export const breakdownQuery = (period: Period) =>
  queryOptions({ queryKey: [getSalesBreakdown.path, period] as const, queryFn: ({ signal }) => call(getSalesBreakdown, { query: period, signal }), placeholderData: keepPreviousData, ...fresh });

/** Fetches the orders of all buyers for administrators, page by page, latest first. */
export const ordersQuery = (filters: OrderFilters & Period) =>
  infiniteQueryOptions({
    queryKey: [listOrders.path, filters] as const,
    queryFn: ({ pageParam, signal }) => call(listOrders, { query: { ...filters, limit: PAGE, before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** Fetches one order by its id; null when there is none. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [listOrders.path, 'one', id] as const,
    queryFn: async ({ signal }) => (await call(listOrders, { query: { q: id, limit: 1 }, signal })).items.find((order) => order.id === id) ?? null,
    refetchInterval: ORDER_EVERY_MS,
    ...fresh,
  });

/**
 * Fetches how many tokens a refund of this amount takes back and how much money it returns. It fetches again each time, because the wallet
 * may have changed. The key has what was refunded before, so that no preview of an earlier state of the order is shown.
 */
export const refundPreviewQuery = ({ id, refundedCents }: Pick<SalesOrder, 'id' | 'refundedCents'>, amountCents: number | null) =>
  queryOptions({
    queryKey: [previewRefund.path, id, refundedCents, amountCents] as const,
    queryFn: ({ signal }) => call(previewRefund, { params: { id }, query: { amountCents: amountCents ?? 0 }, signal }),
    enabled: amountCents !== null,
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** Fetches the disputes of payments that wait for evidence, the earliest deadline first. */
export const openDisputesQuery = infiniteQueryOptions({
  queryKey: [listDisputes.path, 'open'] as const,
  queryFn: ({ pageParam, signal }) => call(listDisputes, { query: { status: 'open', limit: 10, before: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  ...fresh,
});

/** Fetches disputes of payments page by page, latest first. */
export const disputesQuery = infiniteQueryOptions({
  queryKey: [listDisputes.path] as const,
  queryFn: ({ pageParam, signal }) => call(listDisputes, { query: { limit: 10, before: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  ...fresh,
});
