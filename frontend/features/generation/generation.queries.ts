import { queryOptions } from '@tanstack/react-query';
import type { ContentType } from '#contracts/primitives.ts';
import { getGeneration, isTerminal, listGenerations } from '#contracts/generation.ts';
import type { Generation, GenerationDetail } from '#contracts/generation.ts';
import { call } from '#lib/call.ts';
import { BLIND_POLL_MS, NET_POLL_MS } from '#lib/connection.ts';
import { timesOf } from '#lib/query-times.ts';

export interface RunFilters {
  contentType?: ContentType | undefined;
  state?: 'active' | 'finished' | undefined;
  promptId?: string | undefined;
}

const root = listGenerations.path;

/** Query keys of runs. They start with the endpoint's path, as the query client's defaults expect. */
export const generationKeys = {
  all: [root] as const,
  lists: [root, 'list'] as const,
  recent: (filters: RunFilters) => [root, 'recent', filters] as const,
  detail: (id: string) => [root, 'detail', id] as const,
  live: (id: string) => [root, 'live', id] as const,
};

/** Query for the newest runs of a kind. Callers use `data ?? []`, because the list is empty after failed retries (docs/rules/client-limits.md#empty-lists). */
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

/** Query for one run with all details. While the run is active, it is fetched repeatedly: often without the live connection, seldom with it. */
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

/** The text of a run while it streams in, cached beside the run. `attempt` and `seq` say which part was added last. */
export interface LiveText {
  attempt: number;
  nextSeq: number;
  text: string;
  /** When the attempt's first words arrived, by this browser's clock; left out before. */
  begunAt?: number;
}

/** Query that only holds the streamed text of a run. It sends no request, because the live connection fills it. */
export const liveTextQuery = (id: string) =>
  queryOptions({
    queryKey: generationKeys.live(id),
    queryFn: (): LiveText => ({ attempt: 0, nextSeq: 0, text: '' }),
    staleTime: Infinity,
    // Fetching again would empty the text: its key is one of those that changes of runs invalidate.
    refetchOnMount: false,
  });
