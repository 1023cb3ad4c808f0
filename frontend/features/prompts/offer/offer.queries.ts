import { queryOptions } from '@tanstack/react-query';
import { getOffer } from '#contracts/selling.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches what unlocking a prompt costs the user now, again on each visit, because royalties paid in earlier runs lower the price. */
export const offerQuery = (promptId: string) =>
  queryOptions({
    queryKey: [getOffer.path, promptId],
    ...timesOf(getOffer),
    queryFn: async ({ signal }) => (await call(getOffer, { params: { id: promptId }, signal })).offer,
    refetchOnMount: true,
  });
