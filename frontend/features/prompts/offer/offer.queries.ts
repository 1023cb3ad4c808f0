import { queryOptions } from '@tanstack/react-query';
import { getOffer } from '#contracts/selling.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** What a prompt costs the reader now. Royalties of today's runs change it, so it is asked for again at every visit. */
export const offerQuery = (promptId: string) =>
  queryOptions({
    queryKey: [getOffer.path, promptId],
    ...timesOf(getOffer),
    queryFn: async ({ signal }) => (await call(getOffer, { params: { id: promptId }, signal })).offer,
    refetchOnMount: true,
  });
