import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { creditPayment, replayStripeEvent, startReconciliation, syncCatalogue } from '#contracts/stripe-sync.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { SYNC_PATH } from './stripe-sync.queries.ts';

/**
 * Runs an administrator's action with Stripe under one idempotency key, which is kept until an answer comes. Then everything on the Stripe
 * page is fetched again.
 */
function useDeed<B, R>(send: (body: B, idempotencyKey: string) => Promise<R>) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: B) => send(body, unanswered.keyFor(body)),
    onSuccess: () => {
      unanswered.clear();
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(SYNC_PATH) });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}

export const useReplay = () => useDeed((id: string, idempotencyKey) => call(replayStripeEvent, { params: { id }, idempotencyKey }));
export const useSyncCatalogue = () => useDeed((body: BodyOf<typeof syncCatalogue>, idempotencyKey) => call(syncCatalogue, { body, idempotencyKey }));
export const useStartReconciliation = () => useDeed((body: BodyOf<typeof startReconciliation>, idempotencyKey) => call(startReconciliation, { body, idempotencyKey }));
export const useCredit = () => useDeed((id: string, idempotencyKey) => call(creditPayment, { params: { id }, idempotencyKey }));
