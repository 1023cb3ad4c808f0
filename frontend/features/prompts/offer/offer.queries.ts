import { queryOptions } from '@tanstack/react-query';
import { getOffer } from '#contracts/selling.ts';
import { call } from '#lib/call.ts';

/** ms: the parts of one page ask once between them. */
const FRESH_MS = 10_000;

/** What a prompt costs the reader now. Royalties of today's runs change it, so it is asked for again at every visit. */
export const offerQuery = (promptId: string) =>
  queryOptions({
    queryKey: [getOffer.path, promptId],
    queryFn: async ({ signal }) => (await call(getOffer, { params: { id: promptId }, signal })).offer,
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });
