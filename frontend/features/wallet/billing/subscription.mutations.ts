import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelSubscription, createPortalSession, resumeSubscription } from '#contracts/payments.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { subscriptionQuery } from '#shared/shop/shop.queries.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

/** Lets Pro end with the paid period, or renew. The screen shows the state of the answer. */
function useRenewal(endpoint: typeof cancelSubscription | typeof resumeSubscription) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: () => call(endpoint, { idempotencyKey: unanswered.keyFor(null) }),
    onSuccess: ({ subscription }) => {
      unanswered.clear();
      client.setQueryData(subscriptionQuery.queryKey, subscription);
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}

export const useCancelPro = () => useRenewal(cancelSubscription);
export const useResumePro = () => useRenewal(resumeSubscription);

/** Leaves for the provider's own page about cards and invoices, which leads back to `returnPath`. */
export const useOpenPortal = (returnPath: string) =>
  useMutation({
    mutationFn: () => call(createPortalSession, { body: { returnPath } }),
    onSuccess: ({ url }) => location.assign(url),
  });
