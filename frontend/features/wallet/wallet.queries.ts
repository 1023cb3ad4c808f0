import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getGeneration } from '#contracts/generation.ts';
import { listInvoices } from '#contracts/payments.ts';
import { getSpending, getWallet, listTransactions } from '#contracts/wallet.ts';
import { call } from '#lib/call.ts';
import type { ActivityFilter } from './activity/activity-address.ts';
import { askedBy } from './activity/activity-address.ts';

export const walletKey = [getWallet.path] as const;
export const transactionsKey = [listTransactions.path] as const;

/** The whole wallet in numbers. */
export const walletQuery = queryOptions({
  queryKey: walletKey,
  queryFn: ({ signal }) => call(getWallet, { signal }),
  staleTime: 0,
});

/** What came in and went out, latest first, by keyset pages. */
export const transactionsQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: [...transactionsKey, filter] as const,
    queryFn: ({ pageParam, signal }) => call(listTransactions, { query: { ...askedBy(filter), before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What the last `days` days cost. */
export const spendingQuery = (days: number) =>
  queryOptions({
    queryKey: [getSpending.path, days] as const,
    queryFn: ({ signal }) => call(getSpending, { query: { days }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What was paid, latest first. */
export const invoicesQuery = infiniteQueryOptions({
  queryKey: [listInvoices.path] as const,
  queryFn: ({ pageParam, signal }) => call(listInvoices, { query: { before: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  staleTime: 0,
});

/** How a run was priced; runs that were deleted since cannot say. */
export const runPriceQuery = (id: string) =>
  queryOptions({
    queryKey: [getGeneration.path, 'price', id] as const,
    queryFn: async ({ signal }) => (await call(getGeneration, { params: { id }, signal })).generation.quote,
    staleTime: Infinity,
    retry: false,
  });
