import { queryOptions } from '@tanstack/react-query';
import { listGenerations } from '#contracts/generation.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Number of own runs from which a reviewer can attach one: few enough to need no search. */
const OFFERED = 12;

/** Fetches the user's latest delivered runs of a prompt, of which one can be attached to a review. */
export const ownRunsQuery = (promptId: string) =>
  queryOptions({
    queryKey: [listGenerations.path, 'to attach', promptId],
    ...timesOf(listGenerations),
    queryFn: async ({ signal }) => (await call(listGenerations, { query: { promptId, state: 'finished', limit: OFFERED }, signal })).filter((run) => run.delivered > 0),
  });
