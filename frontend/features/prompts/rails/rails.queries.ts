import { queryOptions } from '@tanstack/react-query';
import { listRails } from '#contracts/prompt-discovery.ts';
import { call } from '#lib/call.ts';

/** The rows above the marketplace's grid; the server leaves empty ones out. */
export const railsQuery = queryOptions({
  queryKey: [listRails.path],
  queryFn: async ({ signal }) => (await call(listRails, { signal })).rails,
});
