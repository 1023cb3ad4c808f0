import { queryOptions } from '@tanstack/react-query';
import { getOpenApi } from '#contracts/api-keys.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { operationsOf } from './operations.ts';

/** The endpoints that API keys can call. They change only with a release. */
export const operationsQuery = queryOptions({
  queryKey: [getOpenApi.path, 'keys'] as const,
  ...timesOf(getOpenApi),
  queryFn: async ({ signal }) => operationsOf(await call(getOpenApi, { query: { only: 'keys' }, signal })),
});
