import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isTerminal } from '#contracts/generation.ts';
import { DELETE_RUNS_LIMIT, deleteRuns, getRunChoices, getRunTotals, listRunHistory } from '#contracts/run-history.ts';
import { call, callPage, newActionKey } from '#lib/call.ts';
import { BLIND_POLL_MS, NET_POLL_MS } from '#lib/connection.ts';
import { timesOf } from '#lib/query-times.ts';
import { generationKeys } from '../generation.queries.ts';
import { askedOf } from './history-address.ts';
import type { HistoryView } from './history-address.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';

/** Number of runs on a page of the run history. */
export const HISTORY_PAGE = 50;

/** Query for the user's runs that match the filters, page by page. Its key is one of the lists of runs, so that pushes update its rows. */
export const historyQuery = (view: HistoryView, connected: boolean) =>
  infiniteQueryOptions({
    queryKey: [...generationKeys.lists, 'history', view] as const,
    ...timesOf(listRunHistory),
    queryFn: ({ pageParam, signal }) => callPage(listRunHistory, { query: { ...askedOf(view), limit: HISTORY_PAGE, before: pageParam ?? undefined }, signal }),
    initialPageParam: FIRST_RENDERED_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const busy = state.data?.pages.some(({ data }) => data.some(({ status }) => !isTerminal(status))) ?? false;
      return busy ? (connected ? NET_POLL_MS : BLIND_POLL_MS) : false;
    },
  });

/** Query for the total cost and number of the user's runs that match the filters. */
export const totalsQuery = (view: HistoryView) =>
  queryOptions({
    queryKey: [...generationKeys.all, 'totals', view] as const,
    ...timesOf(getRunTotals),
    queryFn: async ({ signal }) => (await call(getRunTotals, { query: askedOf(view), signal })).totals,
    placeholderData: keepPreviousData,
  });

/** Query for the prompts and models by which the user's runs can be filtered. */
export const choicesQuery = queryOptions({
  queryKey: [...generationKeys.all, 'choices'] as const,
  ...timesOf(getRunChoices),
  queryFn: ({ signal }) => call(getRunChoices, { signal }),
});

/** Deletes finished runs. Resolves to the ids of the runs that were deleted. */
export function useDeleteRuns() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]): Promise<string[]> => {
      const deleted: string[] = [];
      for (let at = 0; at < ids.length; at += DELETE_RUNS_LIMIT) {
        const answer = await call(deleteRuns, { body: { ids: ids.slice(at, at + DELETE_RUNS_LIMIT) }, idempotencyKey: newActionKey() });
        deleted.push(...answer.deleted);
      }
      return deleted;
    },
    onSettled: (deleted) => {
      for (const id of deleted ?? []) client.removeQueries({ queryKey: generationKeys.detail(id) });
      return client.invalidateQueries({ queryKey: generationKeys.all });
    },
  });
}
