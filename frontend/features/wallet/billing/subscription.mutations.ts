import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelSubscription, createPortalSession, resumeSubscription } from '#contracts/payments.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { subscriptionQuery } from '#shared/shop/shop.queries.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

/** Cancels Pro at the end of the paid period, or resumes its renewal. The screen then shows the subscription in the server's answer. */
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

/** Opens the payment provider's page about cards and invoices, which leads back to `returnPath`. */
export const useOpenPortal = (returnPath: string) =>
  useMutation({
    mutationFn: () => call(createPortalSession, { body: { returnPath } }),
    onSuccess: ({ url }) => location.assign(url),
  });
