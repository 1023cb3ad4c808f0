import { queryOptions } from '@tanstack/react-query';
import { getProviders } from '#contracts/providers.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

const EVERY_MS = 15_000;

/** Fetches the providers of outputs with their health and cost, every 15 s while the page is open. */
export const providersQuery = queryOptions({
  queryKey: [getProviders.path] as const,
  queryFn: ({ signal }) => call(getProviders, { signal }),
  ...timesOf(getProviders),
  refetchInterval: EVERY_MS,
  refetchOnMount: 'always',
});
