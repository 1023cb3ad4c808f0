import { QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#contracts/durations.ts';
import { ApiError, isRetryable, NetworkError } from './api-error.ts';
import { request } from './request.ts';

const CACHE_LIFETIME_MS = 15 * MINUTE_MS;
const QUERY_RETRY_DELAY_MS = 300;
export const MESSAGES_STALE_MS = 30_000;
export const UNREAD_STALE_MS = 5 * MINUTE_MS;

const firstPart = (queryKey: readonly unknown[]): string => String(queryKey[0] ?? '');

/** How long an answer stays fresh, in ms, by the path that starts its key (docs/rules/client-limits.md#stale-times). */
export function staleTimeFor(queryKey: readonly unknown[]): number {
  const path = firstPart(queryKey);
  if (/generations|\/ai\/|generate/.test(path)) return 0;
  if (/prompts|tags|folders/.test(path)) return 5 * MINUTE_MS;
  if (/balance|notifications/.test(path)) return 10 * MINUTE_MS;
  return 2 * MINUTE_MS;
}

/** Whether a query is tried again: generations twice, others once, and only what a retry can help. */
export function retryQuery(failures: number, error: unknown): boolean {
  const path = error instanceof ApiError || error instanceof NetworkError ? error.path : '';
  return failures < (path.includes('generations') ? 2 : 1) && isRetryable(error);
}

/** Wait before a mutation's next try, in ms. `attempt` counts from 0 (docs/rules/client-limits.md#mutation-retries). */
export const mutationDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 5000);

/** The one query client. It fetches nothing again on focus, mount, reconnect or a timer (docs/rules/client-limits.md#query-defaults). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, signal }) => (await request(firstPart(queryKey), { signal })).data,
        staleTime: (query) => staleTimeFor(query.queryKey),
        gcTime: CACHE_LIFETIME_MS,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: retryQuery,
        retryDelay: QUERY_RETRY_DELAY_MS,
      },
      mutations: { retry: (failures, error) => failures < 3 && isRetryable(error), retryDelay: mutationDelay },
    },
  });
