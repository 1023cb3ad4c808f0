import { useState } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listAdminFeatures, orderFeatures } from '#contracts/next-features.ts';
import type { AdminFeature, createFeature, deleteFeature, mergeFeature, updateFeature } from '#contracts/next-features.ts';
import { listAudit } from '#contracts/operations.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import type { CallInput } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { nextFeaturesQuery } from '../next-features.queries.ts';
import { elementAt } from '#contracts/must.ts';

/** Fetches all next features for administrators, hidden ones too, again on each visit of the page. */
export const adminFeaturesQuery = queryOptions({
  queryKey: [listAdminFeatures.path],
  queryFn: ({ signal }) => call(listAdminFeatures, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

type ChangeEndpoint = typeof createFeature | typeof updateFeature | typeof mergeFeature | typeof deleteFeature;

/** Sends an administrator's change of the next features under one idempotency key, and shows the list in the answer. */
export function useFeatureChange<E extends ChangeEndpoint>(endpoint: E) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (input: Omit<CallInput<E>, 'idempotencyKey' | 'signal'>) =>
      call(endpoint, { ...input, idempotencyKey: unanswered.keyFor(input) } as unknown as CallInput<E>) as Promise<AdminFeature[]>,
    onSuccess: (list) => {
      unanswered.clear();
      client.setQueryData(adminFeaturesQuery.queryKey, list);
      for (const queryKey of [nextFeaturesQuery(true).queryKey, [listAudit.path]]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}

const ORDER = ['order-features'];

/**
 * Sends a new order of the next features and shows it at once. Several moves are sent one after the other, each based on the order that the
 * one before made.
 */
export function useOrderChange() {
  const client = useQueryClient();
  const { queryKey } = adminFeaturesQuery;
  return useMutation({
    mutationKey: ORDER,
    scope: { id: elementAt(ORDER, 0) },
    mutationFn: ({ key, ...body }: { seen: string[]; ids: string[]; key: string }) => call(orderFeatures, { body, idempotencyKey: key }),
    onSuccess: (list) => {
      // Shows only the answer to the last move of a feature, because an earlier answer would undo later moves on the screen.
      if (client.isMutating({ mutationKey: ORDER }) === 1) client.setQueryData(queryKey, list);
      void client.invalidateQueries({ queryKey: nextFeaturesQuery(true).queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
