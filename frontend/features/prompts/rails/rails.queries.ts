import { queryOptions } from '@tanstack/react-query';
import { listForYou, listRails } from '#contracts/prompt-discovery.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** The rows above the marketplace's grid, empty ones left out, and which success rates find anything. */
export const railsQuery = queryOptions({
  queryKey: [listRails.path],
  ...timesOf(listRails),
  queryFn: ({ signal }) => call(listRails, { signal }),
});

/** Prompts of followed creators and of categories that the member runs. */
export const forYouQuery = queryOptions({
  queryKey: [listForYou.path],
  ...timesOf(listForYou),
  queryFn: async ({ signal }) => (await call(listForYou, { signal })).items,
});
