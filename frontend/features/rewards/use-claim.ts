import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { getUnreadCount } from '#contracts/messages.ts';
import { claimReward } from '#contracts/rewards.ts';
import { ApiError, isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { connectedAtom } from '#lib/connection.ts';
import { refreshWallet } from '#shared/shop/shop.queries.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { toast } from '#ui/toast.tsx';
import { claimWords } from './claim-words.ts';
import { rewardsKey } from './rewards.queries.ts';
import { USE_CLAIM } from './rewards.words.ts';

/**
 * Claims the daily reward under one idempotency key, which a press after a lost answer reuses. The server pushes the new balance and badge;
 * the client fetches them only without the live connection, because an answer could replace a newer push. If the reward was claimed before, a
 * toast says so.
 */
export function useClaim() {
  const client = useQueryClient();
  const connected = useAtomValue(connectedAtom);
  const [unanswered] = useState(createUnansweredAction);
  const refresh = (): void => {
    if (connected) return;
    void refreshWallet(client);
    void client.invalidateQueries({ queryKey: [getUnreadCount.path] });
  };
  return useMutation({
    mutationFn: () => call(claimReward, { idempotencyKey: unanswered.keyFor('claim') }),
    onSuccess: ({ amount, waitsUntil, streak, rewards }) => {
      unanswered.clear();
      client.setQueryData(rewardsKey, rewards);
      toast({ tone: 'success', ...claimWords(amount, streak.current, waitsUntil) });
      refresh();
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
      if (!isClaimed(error)) return;
      toast({ title: 'Already claimed today', description: USE_CLAIM.claimedElsewhere });
      void client.invalidateQueries({ queryKey: rewardsKey });
      refresh();
    },
  });
}

/** Returns whether the server refused a claim because today's reward was claimed before, for example in another tab. It is not shown as an error. */
export const isClaimed = (error: unknown): boolean => error instanceof ApiError && error.code === 'already_claimed';
