import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getSubscription, listInvoices } from '#contracts/payments.ts';
import { getPricing, getTokenPackages } from '#contracts/pricing.ts';
import { getBalance, getSpending, getWallet, listTransactions } from '#contracts/wallet.ts';
import { call } from '#lib/call.ts';

/* The queries of the shop, for every feature that sells something. */

export { balanceKey, balanceQuery } from './balance.queries.ts';

/** Fetches the rate card, the token packages and the Pro plan. */
export const pricingQuery = queryOptions({
  queryKey: [getPricing.path],
  queryFn: ({ signal }) => call(getPricing, { signal }),
});

/** Fetches the token packages on sale. */
export const packagesQuery = queryOptions({
  queryKey: [getTokenPackages.path],
  queryFn: ({ signal }) => call(getTokenPackages, { signal }),
});

/** Fetches the viewer's Pro subscription; null without one. */
export const subscriptionQuery = queryOptions({
  queryKey: [getSubscription.path],
  queryFn: async ({ signal }) => (await call(getSubscription, { signal })).subscription,
});

const MOVED_BY_PAYMENTS: ReadonlySet<unknown> = new Set(
  [getBalance, getWallet, listTransactions, getSpending, listInvoices, getSubscription].map(({ path }) => path),
);

/** Refetches all data that a payment changes. */
export const refreshWallet = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => MOVED_BY_PAYMENTS.has(queryKey[0]) });
