import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contracts/durations.ts';
import { createQueryClient, mutationDelay } from './query-client.ts';

describe('query defaults (docs/rules/client-limits.md#query-defaults)', () => {
  it('retries of mutations wait 1, 2, 4, then 5 seconds', () => {
    expect([0, 1, 2, 3].map(mutationDelay)).toEqual([1000, 2000, 4000, 5000]);
  });

  it('the query client never refetches a query by itself', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      refetchOnWindowFocus: false, refetchOnMount: false, refetchOnReconnect: false, refetchInterval: false, gcTime: 15 * MINUTE_MS, staleTime: 2 * MINUTE_MS,
    });
  });
});
