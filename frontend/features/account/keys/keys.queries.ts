import { queryOptions } from '@tanstack/react-query';
import { listApiKeys } from '#contracts/api-keys.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** The member's API keys, newest first. Always refetched, because programs use keys while this page is open. */
export const apiKeysQuery = queryOptions({
  queryKey: [listApiKeys.path] as const,
  ...timesOf(listApiKeys),
  queryFn: async ({ signal }) => (await call(listApiKeys, { signal })).items,
  refetchOnMount: 'always',
});
