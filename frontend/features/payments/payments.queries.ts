import { useEffect } from 'react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPaymentStatus } from '#contracts/payments.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { balanceQuery, refreshWallet } from '#shared/shop/shop.queries.ts';
import { loadStripe } from './load-stripe.ts';
import type { StripeAccess } from './load-stripe.ts';
import { pollDelay } from './poll-delay.ts';

/** Loads the payment provider's script. React Query never compares and never drops the script's object, because it is not data. */
export const stripeQuery = (access: StripeAccess) =>
  queryOptions({
    queryKey: ['payment-provider', access.scriptUrl, access.publishableKey],
    queryFn: () => loadStripe(access),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  });

/** Names the payment to poll: by our order, or by the id in the provider's return address. */
export type AskedPayment = { order: string } | { session_id: string } | { payment_intent: string };

/**
 * Polls a payment until it has ended, and at once when a new balance is pushed. When the tokens have arrived, every query that shows tokens
 * is fetched again.
 */
export function usePaymentStatus(asked: AskedPayment, enabled = true) {
  const client = useQueryClient();
  const { data: balance } = useQuery({ ...balanceQuery, enabled });
  const status = useQuery({
    queryKey: [getPaymentStatus.path, asked],
    queryFn: ({ signal }) => call(getPaymentStatus, { query: asked, signal }),
    enabled,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isAnswer(state.error) ? false : pollDelay(state.data?.state, state.dataUpdateCount + state.errorUpdateCount)),
  });
  const { refetch } = status;
  const done = status.data?.state === 'done';
  useEffect(() => {
    if (enabled && !done && balance !== undefined) void refetch();
  }, [balance, done, enabled, refetch]);
  useEffect(() => {
    if (done) void refreshWallet(client);
  }, [client, done]);
  return status;
}
