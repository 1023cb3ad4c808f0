import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { previewRefund, refundOrder } from '#contracts/sales.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { orderQuery, SALES_PATH } from './sales.queries.ts';

/** Refunds a payment under one idempotency key, so that a press after a lost answer repeats the same refund. */
export function useRefund(orderId: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof refundOrder>) => call(refundOrder, { params: { id: orderId }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: ({ order }) => {
      unanswered.clear();
      client.setQueryData(orderQuery(orderId).queryKey, order);
      // The preview on screen has the amount from before the refund. Requested again, the server would refuse it as more than what is left.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== previewRefund.path && String(queryKey[0]).startsWith(SALES_PATH) });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
