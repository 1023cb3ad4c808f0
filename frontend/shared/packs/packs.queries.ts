import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contracts/endpoint.ts';
import { getPack, listPacks } from '#contracts/packs.ts';
import { call } from '#lib/call.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Filters of a list of packs; the page's address holds each of them. */
export type PackFilters = Partial<Omit<QueryOf<typeof listPacks>, 'cursor' | 'limit'>>;

export const packKeys = {
  lists: [listPacks.path, 'list'] as const,
  detail: (idOrSlug: string) => [listPacks.path, 'detail', idOrSlug] as const,
  details: [listPacks.path, 'detail'] as const,
};

/** Fetches a list of packs, 24 a page. */
export const packsQuery = (filters: PackFilters) =>
  infiniteQueryOptions({
    queryKey: [...packKeys.lists, filters] as const,
    ...timesOf(listPacks),
    queryFn: ({ pageParam, signal }) => call(listPacks, { query: { ...filters, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: FIRST_RENDERED_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Fetches a pack as the viewer sees it. */
export const packQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: packKeys.detail(idOrSlug),
    ...timesOf(getPack),
    queryFn: async ({ signal }) => (await call(getPack, { params: { idOrSlug }, signal })).pack,
  });
