import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideCashOut, requestCashOut } from '#contracts/cash-outs.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { getInbox } from '#contracts/inbox.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { refreshWallet } from '#shared/shop/shop.queries.ts';
import { ADMIN_CASH_OUTS_ROOT, CASH_OUTS_ROOT } from './cash-outs.queries.ts';

/** Requests a payout of earned tokens. Each press has one idempotency key, so that a repeated request makes no second payout. */
export function useRequestCashOut() {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof requestCashOut>) => call(requestCashOut, { body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: async () => {
      unanswered.clear();
      await Promise.all([client.invalidateQueries({ queryKey: CASH_OUTS_ROOT }), refreshWallet(client)]);
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}

/** Moves a payout request to the state that the administrator decided. */
export function useDecideCashOut(id: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof decideCashOut>) => call(decideCashOut, { params: { id }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: async () => {
      unanswered.clear();
      void client.invalidateQueries({ queryKey: [getInbox.path] });
      await client.invalidateQueries({ queryKey: ADMIN_CASH_OUTS_ROOT });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
