import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteReview, markHelpful, replyToReview, writeReview } from '#contracts/reviews.ts';
import type { Review, ReviewBody } from '#contracts/reviews.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import { isAnswer, messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { dropReads, isLastPress, readAfterPresses } from '#lib/late-reads.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { toast } from '#ui/toast.tsx';
import { changeReview, reviewKeys } from './reviews.queries.ts';
import { REVIEWS_MUTATIONS } from './reviews.words.ts';

/** Writes or changes the user's review, and fetches the lists of reviews with their spread of stars again. */
export function useWriteReview(promptId: string, targetType: DiscussedType = 'prompt') {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: ReviewBody) => call(writeReview, { body: { targetType, targetId: promptId, ...body }, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: () => {
      unanswered.clear();
      return client.invalidateQueries({ queryKey: reviewKeys.of(promptId) });
    },
    onError: (error) => isAnswer(error) && unanswered.clear(),
  });
}

/** Deletes the user's review. */
export function useDeleteReview(promptId: string, { id }: Review) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteReview, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewKeys.of(promptId) }),
  });
}

/** Marks a review as helpful, or takes the vote back. The screen shows it at once, and undoes it when the server refuses. */
export function useHelpful(promptId: string, { id }: Review) {
  const client = useQueryClient();
  const show = (helpful: boolean): void =>
    changeReview(client, promptId, id, (review) => (review.foundHelpful === helpful ? review : { ...review, foundHelpful: helpful, helpful: Math.max(0, review.helpful + (helpful ? 1 : -1)) }));
  const presses = ['helpful', promptId];
  const mutationKey = [...presses, id];
  const queryKey = reviewKeys.of(promptId);
  return useMutation({
    mutationKey,
    scope: { id: `helpful ${id}` },
    mutationFn: (helpful: boolean) => call(markHelpful, { params: { id }, body: { helpful } }),
    onMutate: async (helpful) => {
      const dropped = client.isFetching({ queryKey }) > 0;
      await dropReads(client, queryKey);
      show(helpful);
      return { dropped };
    },
    onSuccess: (answer, asked) => isLastPress(client, mutationKey) && changeReview(client, promptId, id, (review) => ({ ...review, foundHelpful: asked, helpful: answer.helpful })),
    onError: (error, asked) => {
      if (isLastPress(client, mutationKey)) show(!asked);
      toast({ tone: 'destructive', title: REVIEWS_MUTATIONS.voteFailedTitle, description: messageOf(error, 'Please try again.') });
    },
    // Votes order the list. It is read again only when a read meets the vote, because otherwise reviews would move while the user reads them.
    onSettled: (_answer, _error, _asked, before) => {
      if (before?.dropped || client.isFetching({ queryKey }) > 0) readAfterPresses(client, presses, queryKey);
    },
  });
}

/** Saves, changes or removes the creator's answer under a review. */
export function useReply(promptId: string, { id }: Review) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: string) => call(replyToReview, { params: { id }, body: { body } }),
    onSuccess: ({ review }) => changeReview(client, promptId, id, (known) => ({ ...known, reply: review.reply })),
  });
}
