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
 * Claims today's reward: one key per press, and the same one again when the answer got lost. Balance and badge are pushed;
 * without the live connection they are asked again, and only then: an answer on its way would overtake the push of what the claim
 * earned besides. That another tab was faster is told as what it is.
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

/** Today's reward had been claimed before, for example in another tab: no error to show. */
export const isClaimed = (error: unknown): boolean => error instanceof ApiError && error.code === 'already_claimed';
