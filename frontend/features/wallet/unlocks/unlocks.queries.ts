import { useState } from 'react';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { askRefund, getOffer, listUnlocks, refundUnlock } from '#contracts/selling.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { refreshWallet } from '#shared/shop/shop.queries.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

export type UnlockItem = ResponseOf<typeof listUnlocks>['items'][number];

/** Fetches the prompts that the user unlocked, latest first. */
export const unlocksQuery = infiniteQueryOptions({
  queryKey: [listUnlocks.path] as const,
  queryFn: ({ pageParam, signal }) => call(listUnlocks, { query: { cursor: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  staleTime: 0,
});

/** Refunds an unlock, or asks a moderator for a refund with a reason. A press after a lost answer repeats the same request, so that only one refund happens. */
export function useGiveBack(unlockId: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (message: string | null) => {
      const idempotencyKey = unanswered.keyFor({ unlockId, message });
      return message === null ? call(refundUnlock, { params: { id: unlockId }, idempotencyKey }) : call(askRefund, { params: { id: unlockId }, body: { message }, idempotencyKey });
    },
    onSuccess: () => {
      unanswered.clear();
      return Promise.all([client.invalidateQueries({ queryKey: unlocksQuery.queryKey }), client.invalidateQueries({ queryKey: [getOffer.path] }), refreshWallet(client)]);
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
