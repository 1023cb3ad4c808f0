import { infiniteQueryOptions } from '@tanstack/react-query';
import { getCashOuts, listCashOuts } from '#contracts/cash-outs.ts';
import type { CashOutState } from '#contracts/cash-outs.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

export const CASH_OUTS_ROOT = [getCashOuts.path] as const;
export const ADMIN_CASH_OUTS_ROOT = [listCashOuts.path] as const;

/** Query for what the member earned, how much of it can be paid out, and their payout requests. */
export const cashOutsQuery = infiniteQueryOptions({
  queryKey: CASH_OUTS_ROOT,
  ...timesOf(getCashOuts),
  queryFn: ({ pageParam, signal }) => call(getCashOuts, { query: { cursor: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

/** Query for the payout requests in a given state, for administrators. */
export const adminCashOutsQuery = (state: CashOutState) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_CASH_OUTS_ROOT, state] as const,
    ...timesOf(listCashOuts),
    queryFn: ({ pageParam, signal }) => call(listCashOuts, { query: { state, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
