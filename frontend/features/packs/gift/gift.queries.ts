import { useState } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { claimGift, getGift } from '#contracts/packs.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { refreshPacks } from '../packs.mutations.ts';

/** Fetches the gift of a pack by its code before it is claimed. */
export const giftQuery = (code: string) => queryOptions({ queryKey: [getGift.path, code], ...timesOf(getGift), queryFn: async ({ signal }) => (await call(getGift, { params: { code }, signal })).gift });

/** Claims the gift of a pack by its code. */
export function useClaimGift(code: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: () => call(claimGift, { params: { code }, idempotencyKey: unanswered.keyFor(code) }),
    onSuccess: async () => {
      unanswered.clear();
      await refreshPacks(client);
    },
    onError: (error) => isAnswer(error) && unanswered.clear(),
  });
}
