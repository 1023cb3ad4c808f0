import { queryOptions } from '@tanstack/react-query';
import { listForYou, listRails } from '#contracts/prompt-discovery.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches the rows of prompts above the marketplace's grid, without empty ones, and the success rates that the filter offers. */
export const railsQuery = queryOptions({
  queryKey: [listRails.path],
  ...timesOf(listRails),
  queryFn: ({ signal }) => call(listRails, { signal }),
});

/** Fetches prompts for the member: those of followed creators and of categories in which the member runs prompts. */
export const forYouQuery = queryOptions({
  queryKey: [listForYou.path],
  ...timesOf(listForYou),
  queryFn: async ({ signal }) => (await call(listForYou, { signal })).items,
});
