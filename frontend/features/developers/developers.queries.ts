import { queryOptions } from '@tanstack/react-query';
import { getOpenApi } from '#contracts/api-keys.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { operationsOf } from './operations.ts';

/** Query for the endpoints that API keys may call. It is fetched once, because they change only with a release. */
export const operationsQuery = queryOptions({
  queryKey: [getOpenApi.path, 'keys'] as const,
  ...timesOf(getOpenApi),
  queryFn: async ({ signal }) => operationsOf(await call(getOpenApi, { query: { only: 'keys' }, signal })),
});
