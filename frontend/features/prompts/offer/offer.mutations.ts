import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { refundUnlock, unlockPrompt } from '#contracts/selling.ts';
import { call } from '#lib/call.ts';
import { refreshWallet } from '#shared/shop/shop.queries.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { useSpending } from '#shared/spending/use-spending.ts';
import { promptKeys } from '../prompts.queries.ts';
import { offerQuery } from './offer.queries.ts';

/** Fetches again everything that an unlock or its refund changes: the price, the template, the wallet. */
function refresh(client: QueryClient, promptId: string): Promise<unknown> {
  return Promise.all([client.invalidateQueries({ queryKey: offerQuery(promptId).queryKey }), client.invalidateQueries({ queryKey: promptKeys.details }), refreshWallet(client)]);
}

/** Unlocks a sealed prompt at the total price that the buyer saw. */
export function useUnlock(promptId: string) {
  const client = useQueryClient();
  return useSpending(
    ({ expectedTotal }, idempotencyKey) => call(unlockPrompt, { params: { id: promptId }, body: { expectedTotal }, idempotencyKey }),
    { onSuccess: () => refresh(client, promptId) },
  );
}

/** Refunds the unlock of a sealed prompt. */
export function useRefund(promptId: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (unlockId: string) => call(refundUnlock, { params: { id: unlockId }, idempotencyKey: unanswered.keyFor(unlockId) }),
    onSuccess: () => {
      unanswered.clear();
      return refresh(client, promptId);
    },
  });
}
