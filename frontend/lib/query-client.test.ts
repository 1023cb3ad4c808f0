import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contracts/durations.ts';
import { createQueryClient, mutationDelay } from './query-client.ts';

describe('query defaults (docs/rules/client-limits.md#query-defaults)', () => {
  it('retries of mutations wait 1, 2, 4, then 5 seconds', () => {
    expect([0, 1, 2, 3].map(mutationDelay)).toEqual([1000, 2000, 4000, 5000]);
  });

  it('a query that is shown again is fetched again only when it was invalidated meanwhile', async () => {
    const client = createQueryClient();
    let fetched = 0;
    const shown = async (): Promise<void> => {
      const stop = new QueryObserver(client, { queryKey: ['/api/list'], queryFn: () => (fetched += 1), staleTime: 0 }).subscribe(() => undefined);
      await expect.poll(() => client.isFetching()).toBe(0);
      stop();
    };
    await shown();
    await shown();
    expect(fetched).toBe(1);
    await client.invalidateQueries({ queryKey: ['/api/list'] });
    expect(fetched).toBe(1);
    await shown();
    expect(fetched).toBe(2);
    await shown();
    expect(fetched).toBe(2);
  });

  it('the query client refetches nothing on focus, reconnect or a timer', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      refetchOnWindowFocus: false, refetchOnReconnect: false, refetchInterval: false, gcTime: 15 * MINUTE_MS, staleTime: 2 * MINUTE_MS,
    });
  });
});
