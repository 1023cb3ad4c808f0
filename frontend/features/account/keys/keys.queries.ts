import { queryOptions } from '@tanstack/react-query';
import { listApiKeys } from '#contracts/api-keys.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Own API keys, newest first. A program uses them while this page is open, so it never shows an old state. */
export const apiKeysQuery = queryOptions({
  queryKey: [listApiKeys.path] as const,
  ...timesOf(listApiKeys),
  queryFn: async ({ signal }) => (await call(listApiKeys, { signal })).items,
  refetchOnMount: 'always',
});
