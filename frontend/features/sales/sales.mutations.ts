import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { refundOrder } from '#contracts/sales.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { orderQuery, SALES_PATH } from './sales.queries.ts';

/** Sends money back: one key per intention, so that pressing again after silence is the same refund. */
export function useRefund(orderId: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof refundOrder>) => call(refundOrder, { params: { id: orderId }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: ({ order }) => {
      unanswered.clear();
      client.setQueryData(orderQuery(orderId).queryKey, order);
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(SALES_PATH) });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
