import { infiniteQueryOptions } from '@tanstack/react-query';
import { listCoupons } from '#contracts/pack-builder.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches the coupons of an own pack, latest first. */
export const packCouponsQuery = (packId: string) =>
  infiniteQueryOptions({
    queryKey: [listCoupons.path, packId],
    ...timesOf(listCoupons),
    queryFn: ({ pageParam, signal }) => call(listCoupons, { params: { id: packId }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
