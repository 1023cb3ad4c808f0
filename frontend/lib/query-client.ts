import { QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#contracts/durations.ts';
import { isRetryable } from './api-error.ts';
import { USUAL_TIMES } from './query-times.ts';
import { request } from './request.ts';

const CACHE_LIFETIME_MS = 15 * MINUTE_MS;
const QUERY_RETRY_DELAY_MS = 300;

const firstPart = (queryKey: readonly unknown[]): string => String(queryKey[0] ?? '');

/** Returns the wait in ms before a mutation's next try. `attempt` counts from 0 (docs/rules/client-limits.md#mutation-retries). */
export const mutationDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 5000);

/**
 * Makes the one query client of a page. It does not refetch on focus, mount, reconnect or a timer, except that a query which was invalidated off the
 * screen is fetched when a screen shows it (docs/rules/client-limits.md#query-defaults).
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, signal }) => (await request(firstPart(queryKey), { signal })).data,
        ...USUAL_TIMES,
        gcTime: CACHE_LIFETIME_MS,
        refetchOnWindowFocus: false,
        refetchOnMount: ({ state }) => state.isInvalidated,
        refetchOnReconnect: false,
        refetchInterval: false,
        retryDelay: QUERY_RETRY_DELAY_MS,
      },
      mutations: { retry: (failures, error) => failures < 3 && isRetryable(error), retryDelay: mutationDelay },
    },
  });
