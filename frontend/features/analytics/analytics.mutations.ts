import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteView, saveView } from '#contracts/admin-analytics.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { viewsQuery } from './analytics.queries.ts';
import type { ViewPage } from './analytics.queries.ts';

/** Saves the filters of an analytics page as a named view of the administrator. */
export function useSaveView(page: ViewPage) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (view: Omit<BodyOf<typeof saveView>, 'page'>) => call(saveView, { body: { ...view, page }, idempotencyKey: unanswered.keyFor(view) }),
    onSuccess: () => {
      unanswered.clear();
      return client.invalidateQueries({ queryKey: viewsQuery(page).queryKey });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}

/** Deletes a saved view of the administrator. A repeated request does no harm, because it finds nothing left to delete. */
export function useDeleteView(page: ViewPage) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (id: string) => call(deleteView, { params: { id }, idempotencyKey: unanswered.keyFor(id) }),
    onSettled: (_done, error) => {
      if (!error || isAnswer(error)) unanswered.clear();
      return client.invalidateQueries({ queryKey: viewsQuery(page).queryKey });
    },
  });
}
