import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getCreation, getCreationCounts, getCreationFacets, listCreations } from '#contracts/creations.ts';
import type { Creation, CreationFilter, CreationSort } from '#contracts/creations.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';

/** Number of creations that the first page of a list has: enough for a screen. */
const FIRST_PAGE = 24;
/** Number of creations that each page of a list has after the first one. */
const NEXT_PAGES = 60;

export interface CreationsView {
  filter: CreationFilter;
  sort: CreationSort;
}

export interface CreationPage {
  items: Creation[];
  nextCursor: string | null;
}

const root = listCreations.path;

export const creationKeys = {
  all: [root] as const,
  lists: [root, 'list'] as const,
  list: (view: CreationsView) => [root, 'list', view] as const,
  detail: (id: string) => [root, 'detail', id] as const,
  counts: [getCreationCounts.path] as const,
};

/** Fetches the viewer's creations that match a filter, page by page. */
export const creationsQuery = (view: CreationsView) =>
  infiniteQueryOptions({
    queryKey: creationKeys.list(view),
    ...timesOf(listCreations),
    queryFn: ({ pageParam, signal }): Promise<CreationPage> =>
      call(listCreations, { query: { ...view.filter, sort: view.sort, limit: pageParam === null ? FIRST_PAGE : NEXT_PAGES, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: FIRST_RENDERED_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Fetches how many creations the viewer has, for the tabs. */
export const creationCountsQuery = queryOptions({
  queryKey: creationKeys.counts,
  ...timesOf(getCreationCounts),
  queryFn: async ({ signal }) => (await call(getCreationCounts, { signal })).counts,
});

/** Fetches the prompts and models by which the viewer's creations can be filtered. */
export const creationFacetsQuery = queryOptions({
  queryKey: [getCreationFacets.path] as const,
  queryFn: async ({ signal }) => (await call(getCreationFacets, { signal })).facets,
});

/** Fetches one own creation by its id. */
export const creationQuery = (id: string) =>
  queryOptions({
    queryKey: creationKeys.detail(id),
    ...timesOf(getCreation),
    queryFn: async ({ signal }): Promise<Creation> => (await call(getCreation, { params: { id }, signal })).creation,
  });
