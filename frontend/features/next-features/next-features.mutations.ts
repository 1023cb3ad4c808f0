import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { voteForFeature } from '#contracts/next-features.ts';
import type { NextFeature } from '#contracts/next-features.ts';
import { isAnswer, messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { toast } from '#ui/toast.tsx';
import { nextFeaturesQuery } from './next-features.queries.ts';
import { NEXT_FEATURES_MUTATIONS } from './next-features.words.ts';

/** Sends a vote for one next feature. The screen counts it at once, and takes it back when the server refuses. */
export function useVote(id: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  const { queryKey } = nextFeaturesQuery(true);
  return useMutation({
    mutationFn: () => call(voteForFeature, { params: { id }, idempotencyKey: unanswered.keyFor(id) }),
    onMutate: async () => {
      // Cancels requests for the features under way, because their answers may not include this vote.
      await client.cancelQueries({ queryKey });
      change(client, id, ({ votes }) => ({ votes: votes + 1, userVoted: true }));
    },
    onSuccess: ({ votes }) => {
      unanswered.clear();
      change(client, id, () => ({ votes, userVoted: true }));
      toast({ tone: 'success', title: 'Vote Recorded', description: NEXT_FEATURES_MUTATIONS.votedToast });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
      change(client, id, ({ votes }) => ({ votes: votes - 1, userVoted: false }));
      toast({ tone: 'destructive', title: 'Vote Failed', description: messageOf(error, 'Failed to vote') });
      // Fetches the next features again after a refused vote: the user may have voted in another tab, or the feature may have another state.
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** Changes one next feature in the cache and no other, so that unconfirmed votes for others stay. */
function change(client: QueryClient, id: string, changes: (feature: NextFeature) => Partial<NextFeature>): void {
  client.setQueryData(nextFeaturesQuery(true).queryKey, (list) => list?.map((feature) => (feature.id === id ? { ...feature, ...changes(feature) } : feature)));
}
