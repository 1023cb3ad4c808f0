import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { listPrompts } from '#contracts/prompts.ts';
import { foundBy } from './search-report.ts';

it('the report of a search says whether the shown list has prompts, and null before the list has loaded', () => {
  const client = new QueryClient();
  const shows = (filters: object, items: unknown[]): void => {
    const queryKey = [listPrompts.path, 'list', filters];
    client.setQueryData(queryKey, { pages: [{ items }], pageParams: [null] });
    new InfiniteQueryObserver(client, { queryKey, queryFn: () => ({ items }), initialPageParam: null, getNextPageParam: () => null, staleTime: Infinity }).subscribe(() => undefined);
  };
  shows({ q: 'fox', contentType: 'image' }, [{}]);
  shows({ q: 'zebra' }, []);
  shows({ category: 'fox' }, [{}]);
  expect([foundBy(client, 'fox'), foundBy(client, 'zebra'), foundBy(client, 'owl')]).toEqual([true, false, null]);
  client.clear();
});
