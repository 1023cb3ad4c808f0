import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteComment, writeComment } from '#contracts/reviews.ts';
import type { Comment } from '#contracts/reviews.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { changeComments, commentsQuery } from './comments.queries.ts';
import type { Discussed } from './comments.queries.ts';

interface Words {
  body: string;
  /** Id of the comment that is answered; left out for a new comment. */
  parentId?: string;
}

/** Writes a comment or an answer to one. It is shown once the server has stored it. */
export function useWriteComment(discussed: Discussed) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (words: Words) => call(writeComment, { body: { ...discussed, ...words }, idempotencyKey: unanswered.keyFor(words) }),
    onSuccess: ({ comment }) => {
      unanswered.clear();
      const root = comment.parentId;
      if (root === null) return changeComments(client, discussed, null, (items, page) => (page === 0 ? [comment, ...items] : items));
      changeComments(client, discussed, null, (items) => items.map((each) => (each.id === root ? { ...each, replies: each.replies + 1 } : each)));
      // Fetches the answers to the comment again, because the new one comes after answers that may not be loaded.
      return client.invalidateQueries({ queryKey: commentsQuery(discussed, root).queryKey });
    },
    onError: (error) => isAnswer(error) && unanswered.clear(),
  });
}

/** Deletes an own comment. While the comment has answers, its place in the list stays. */
export function useDeleteComment(discussed: Discussed, { id, parentId, replies }: Comment) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteComment, { params: { id } }),
    onSuccess: () => {
      changeComments(client, discussed, parentId, (items) =>
        replies > 0 ? items.map((each) => (each.id === id ? { ...each, author: null, body: null, mine: false } : each)) : items.filter((each) => each.id !== id),
      );
      if (parentId !== null) changeComments(client, discussed, null, (items) => items.map((each) => (each.id === parentId ? { ...each, replies: each.replies - 1 } : each)).filter((each) => each.author !== null || each.replies > 0));
    },
  });
}
