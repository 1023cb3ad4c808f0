import { queryOptions } from '@tanstack/react-query';
import { listApiKeys } from '#contracts/api-keys.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Query for the member's API keys, newest first. Fetched at each opening of the page, because programs use keys all the time. */
export const apiKeysQuery = queryOptions({
  queryKey: [listApiKeys.path] as const,
  ...timesOf(listApiKeys),
  queryFn: async ({ signal }) => (await call(listApiKeys, { signal })).items,
  refetchOnMount: 'always',
});
