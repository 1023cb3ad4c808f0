import { queryOptions } from '@tanstack/react-query';
import { listForYou, listRails } from '#contracts/prompt-discovery.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches the rows above the marketplace's grid, without empty ones, and the success rates by which a filter finds prompts. */
export const railsQuery = queryOptions({
  queryKey: [listRails.path],
  ...timesOf(listRails),
  queryFn: ({ signal }) => call(listRails, { signal }),
});

/** Fetches prompts of followed creators and of categories that the user runs. */
export const forYouQuery = queryOptions({
  queryKey: [listForYou.path],
  ...timesOf(listForYou),
  queryFn: async ({ signal }) => (await call(listForYou, { signal })).items,
});
