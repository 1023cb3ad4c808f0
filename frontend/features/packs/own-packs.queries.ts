import { infiniteQueryOptions } from '@tanstack/react-query';
import { listOwnPacks } from '#contracts/pack-builder.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches the user's own packs, drafts included, and whether the user may make and sell packs. */
export const ownPacksQuery = infiniteQueryOptions({
  queryKey: [listOwnPacks.path],
  ...timesOf(listOwnPacks),
  queryFn: ({ pageParam, signal }) => call(listOwnPacks, { query: { cursor: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});
