import { MINUTE_MS } from '#contracts/durations.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { isRetryable } from './api-error.ts';

/** Time in ms for which an answer stays fresh when its endpoint declares no time (docs/rules/client-limits.md#stale-times). */
export const USUAL_STALE_MS = 2 * MINUTE_MS;
const USUAL_RETRIES = 1;

/** Decides whether a failed query is retried: up to `retries` times, and only when a retry can help. */
export const retryUpTo = (retries: number) => (failures: number, error: unknown): boolean => failures < retries && isRetryable(error);

/** Options of all queries whose endpoints declare no freshness and no retries. */
export const USUAL_TIMES = { staleTime: USUAL_STALE_MS, retry: retryUpTo(USUAL_RETRIES) };

/** Returns the freshness and the retries that an endpoint declares, to spread into the options of its queries. */
export const timesOf = ({ staleMs = USUAL_STALE_MS, queryRetries = USUAL_RETRIES }: Pick<AnyEndpoint, 'staleMs' | 'queryRetries'>) => ({
  staleTime: staleMs,
  retry: retryUpTo(queryRetries),
});
