import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getGeneration } from '#contracts/generation.ts';
import { listInvoices } from '#contracts/payments.ts';
import { getSpending, getWallet, listTransactions } from '#contracts/wallet.ts';
import { call } from '#lib/call.ts';
import { BLIND_POLL_MS, NET_POLL_MS } from '#lib/connection.ts';
import type { ActivityFilter } from './activity/activity-address.ts';
import { askedBy } from './activity/activity-address.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

const walletKey = [getWallet.path] as const;
const transactionsKey = [listTransactions.path] as const;

/** Returns the interval in ms for fetching wallet data again while a run is unfinished, in case a push is lost; false when none is. */
const nextLook = (busy: boolean | undefined, connected: boolean): number | false => {
  if (!busy) return false;
  return connected ? NET_POLL_MS : BLIND_POLL_MS;
};

/** Fetches the viewer's whole wallet: balances, limits and the figures of the plan. */
export const walletQuery = (connected: boolean) =>
  queryOptions({
    queryKey: walletKey,
    queryFn: ({ signal }) => call(getWallet, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => nextLook(state.data && state.data.held > 0, connected),
  });

/** Fetches the wallet's activity page by page, latest first. */
export const transactionsQuery = (filter: ActivityFilter, connected = true) =>
  infiniteQueryOptions({
    queryKey: [...transactionsKey, filter] as const,
    queryFn: ({ pageParam, signal }) => call(listTransactions, { query: { ...askedBy(filter), before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => nextLook(state.data?.pages[0]?.items.some(({ status }) => status === 'pending'), connected),
  });

/** Fetches the tokens that the user spent in the last `days` days. */
export const spendingQuery = (days: number) =>
  queryOptions({
    queryKey: [getSpending.path, days] as const,
    queryFn: ({ signal }) => call(getSpending, { query: { days }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Fetches the user's paid orders, latest first. */
export const invoicesQuery = infiniteQueryOptions({
  queryKey: [listInvoices.path] as const,
  queryFn: ({ pageParam, signal }) => call(listInvoices, { query: { before: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  staleTime: 0,
});

/** Fetches how the price of a run was computed; null for a deleted run. */
export const runPriceQuery = (id: string) =>
  queryOptions({
    queryKey: [getGeneration.path, 'price', id] as const,
    queryFn: async ({ signal }) => (await call(getGeneration, { params: { id }, signal })).generation.quote,
    staleTime: Infinity,
    retry: false,
  });
