import { queryOptions } from '@tanstack/react-query';
import { listGenerations } from '#contracts/generation.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Number of runs offered: as many as can be looked through without a search. */
const OFFERED = 12;

/** One's latest delivered runs of a prompt, to stand beside a review. */
export const ownRunsQuery = (promptId: string) =>
  queryOptions({
    queryKey: [listGenerations.path, 'to attach', promptId],
    ...timesOf(listGenerations),
    queryFn: async ({ signal }) => (await call(listGenerations, { query: { promptId, state: 'finished', limit: OFFERED }, signal })).filter((run) => run.delivered > 0),
  });
