import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getBudgets, setBudgets } from '#contracts/chat-replies.ts';
import type { Budgets } from '#contracts/chat-replies.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { call, newActionKey } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Query for the user's spending limits and the tokens spent today. */
export const budgetsQuery = queryOptions({ queryKey: [getBudgets.path] as const, ...timesOf(getBudgets), queryFn: ({ signal }) => call(getBudgets, { signal }), refetchOnMount: 'always' });

/** Saves the user's spending limits, all of them with one request. */
export function useSetBudgets() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'budgets' },
    mutationFn: (body: BodyOf<typeof setBudgets>) => call(setBudgets, { body, idempotencyKey: newActionKey() }),
    onSuccess: (budgets) => client.setQueryData<Budgets>([getBudgets.path], budgets),
  });
}
