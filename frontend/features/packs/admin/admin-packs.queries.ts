import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getAdminPack, listAdminCoupons, listAdminPacks } from '#contracts/pack-admin.ts';
import type { PackStatus } from '#contracts/packs.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

export interface AdminPackFilters {
  q?: string | undefined;
  status?: PackStatus | undefined;
}

export const adminPacksKey = [listAdminPacks.path] as const;

/** Fetches all packs with their sales for administrators. */
export const adminPacksQuery = (filters: AdminPackFilters) =>
  infiniteQueryOptions({
    queryKey: [...adminPacksKey, 'list', filters] as const,
    ...timesOf(listAdminPacks),
    queryFn: ({ pageParam, signal }) => call(listAdminPacks, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Fetches one pack with everything that administrators see. */
export const adminPackQuery = (id: string) => queryOptions({ queryKey: [...adminPacksKey, 'one', id] as const, ...timesOf(getAdminPack), queryFn: ({ signal }) => call(getAdminPack, { params: { id }, signal }) });

/** Fetches the coupons of all packs. */
export const adminCouponsQuery = infiniteQueryOptions({
  queryKey: [listAdminCoupons.path],
  ...timesOf(listAdminCoupons),
  queryFn: ({ pageParam, signal }) => call(listAdminCoupons, { query: { cursor: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});
