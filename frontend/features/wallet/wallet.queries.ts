import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getPricing } from '#contracts/pricing.ts';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { getBalance } from '#contracts/wallet.ts';
import { call } from '#lib/call.ts';

export const balanceKey = [getBalance.path] as const;

/** Tokens spendable now; kept right by the live connection between fetches. */
export const balanceQuery = queryOptions({
  queryKey: balanceKey,
  queryFn: ({ signal }) => call(getBalance, { signal }),
});

/** Rate card, packages and plan. */
export const pricingQuery = queryOptions({
  queryKey: [getPricing.path],
  queryFn: ({ signal }) => call(getPricing, { signal }),
});

/** Takes a pushed balance for every place that shows it. */
export function applyBalance(client: QueryClient, { balance }: RealtimePayload<'balance'>): void {
  client.setQueryData(balanceKey, balance);
}
