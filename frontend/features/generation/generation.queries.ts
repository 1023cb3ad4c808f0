import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ContentType } from '#contracts/primitives.ts';
import { getGeneration, isTerminal, listGenerations } from '#contracts/generation.ts';
import type { Generation, GenerationDetail } from '#contracts/generation.ts';
import { call, callPage } from '#lib/call.ts';
import { BLIND_POLL_MS, NET_POLL_MS } from '#lib/connection.ts';
import { timesOf } from '#lib/query-times.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';

export interface RunFilters {
  contentType?: ContentType | undefined;
  state?: 'active' | 'finished' | undefined;
  promptId?: string | undefined;
}

const root = listGenerations.path;

/** Keys start with the path, as the query client's defaults expect. */
export const generationKeys = {
  all: [root] as const,
  list: (filters: RunFilters) => [root, 'list', filters] as const,
  recent: (filters: RunFilters) => [root, 'recent', filters] as const,
  detail: (id: string) => [root, 'detail', id] as const,
  live: (id: string) => [root, 'live', id] as const,
};

/** Own runs, page by page. Screens show an empty list when all retries failed (docs/rules/client-limits.md#empty-lists). */
export const runsQuery = (filters: RunFilters) =>
  infiniteQueryOptions({
    queryKey: generationKeys.list(filters),
    ...timesOf(listGenerations),
    queryFn: ({ pageParam, signal }) => callPage(listGenerations, { query: { ...filters, before: pageParam ?? undefined }, signal }),
    // Null comes back from a page that the server rendered; undefined would not.
    initialPageParam: FIRST_RENDERED_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

/** The newest runs of a kind. Readers take `data ?? []`, since the list is empty after failed retries (docs/rules/client-limits.md#empty-lists). */
export const recentRunsQuery = (filters: RunFilters, limit: number, connected: boolean) =>
  queryOptions({
    queryKey: [...generationKeys.recent(filters), limit],
    ...timesOf(listGenerations),
    queryFn: ({ signal }): Promise<Generation[]> => call(listGenerations, { query: { ...filters, limit }, signal }),
    refetchInterval: (query) => {
      const busy = query.state.data?.some((run) => !isTerminal(run.status)) ?? false;
      if (!busy) return false;
      return connected ? NET_POLL_MS : BLIND_POLL_MS;
    },
  });

/** One run in full. Polled while it is under way: fast without the live connection, slowly beside it. */
export const runQuery = (id: string, connected: boolean) =>
  queryOptions({
    queryKey: generationKeys.detail(id),
    ...timesOf(getGeneration),
    queryFn: async ({ signal }): Promise<GenerationDetail> => (await call(getGeneration, { params: { id }, signal })).generation,
    refetchInterval: (query) => {
      if (!query.state.data || isTerminal(query.state.data.status)) return false;
      return connected ? NET_POLL_MS / 2 : BLIND_POLL_MS;
    },
  });

/** Text as it streams in, kept beside the run: `attempt` and `seq` tell what has been applied. */
export interface LiveText {
  attempt: number;
  nextSeq: number;
  text: string;
}

/** The streamed words of a run: never fetched, only fed by the live connection. */
export const liveTextQuery = (id: string) =>
  queryOptions({
    queryKey: generationKeys.live(id),
    queryFn: (): LiveText => ({ attempt: 0, nextSeq: 0, text: '' }),
    staleTime: Infinity,
  });
