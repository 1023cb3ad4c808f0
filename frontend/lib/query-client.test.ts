import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contracts/durations.ts';
import { ApiError, NetworkError, TimeoutError } from './api-error.ts';
import { createQueryClient, mutationDelay, retryQuery, staleTimeFor } from './query-client.ts';

const down = (path: string) => new ApiError(path, 503, 'down', null);

describe('query defaults (docs/rules/client-limits.md#query-defaults)', () => {
  it.each([
    ['/api/generations', 0], ['/api/ai/models', 0], ['/api/prompts', 5 * MINUTE_MS], ['/api/tags', 5 * MINUTE_MS],
    ['/api/folders', 5 * MINUTE_MS], ['/api/user/balance', 10 * MINUTE_MS], ['/api/notifications', 10 * MINUTE_MS],
    ['/api/config', 2 * MINUTE_MS],
  ])('keeps %s fresh for %i ms', (path, ms) => expect(staleTimeFor([path])).toBe(ms));

  it('tries generations twice more, everything else once, and only what a retry can help', () => {
    const generations = down('/api/generations');
    expect([0, 1, 2].map((failures) => retryQuery(failures, generations))).toEqual([true, true, false]);
    expect([0, 1].map((failures) => retryQuery(failures, down('/api/config')))).toEqual([true, false]);
    expect(retryQuery(0, new NetworkError('/api/config', 'x'))).toBe(true);
    for (const status of [401, 403, 404]) expect(retryQuery(0, new ApiError('/api/generations', status, '', null))).toBe(false);
    expect(retryQuery(0, new TimeoutError())).toBe(false);
  });

  it('waits for mutations 1, 2, 4, then 5 seconds', () => {
    expect([0, 1, 2, 3].map(mutationDelay)).toEqual([1000, 2000, 4000, 5000]);
  });

  it('never fetches again by itself', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      refetchOnWindowFocus: false, refetchOnMount: false, refetchOnReconnect: false, refetchInterval: false, gcTime: 15 * MINUTE_MS,
    });
  });
});
