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

/** A vote for one feature: counted on the screen at once, taken back when the server says no. */
export function useVote(id: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  const { queryKey } = nextFeaturesQuery(true);
  return useMutation({
    mutationFn: () => call(voteForFeature, { params: { id }, idempotencyKey: unanswered.keyFor(id) }),
    onMutate: async () => {
      // An answer that is under way knows nothing of this vote.
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
      // Another tab may have voted, or the feature may have moved on.
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** Changes one card in the cache, so that votes in progress on other cards stay. */
function change(client: QueryClient, id: string, changes: (feature: NextFeature) => Partial<NextFeature>): void {
  client.setQueryData(nextFeaturesQuery(true).queryKey, (list) => list?.map((feature) => (feature.id === id ? { ...feature, ...changes(feature) } : feature)));
}
