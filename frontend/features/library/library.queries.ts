import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getLibraryCounts, libraryFilters, librarySort, libraryView, listLibrary, listLibraryIds, listOwnTags } from '#contracts/library.ts';
import type { LibraryEntry, LibrarySort, LibraryView } from '#contracts/library.ts';
import { contentType, id } from '#contracts/primitives.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { category } from '#contracts/prompts.ts';
import type { Category } from '#contracts/prompts.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { libraryKey } from './library.keys.ts';

const PAGE = 50;
const FAVOURITES_SHOWN = 5;

export interface LibraryFilters {
  view: LibraryView;
  folder: string | undefined;
  type: ContentType | undefined;
  category: Category | undefined;
  tag: string | undefined;
  q: string | undefined;
}

/** Reads view and filters of the library from the page's address. Unknown values are left out. */
export interface LibraryAddress extends LibraryFilters {
  sort: LibrarySort;
  layout: 'list' | 'grid';
}

export function addressOf(params: URLSearchParams): LibraryAddress {
  const view = libraryView.safeParse(params.get('view')).data ?? 'all';
  return {
    view,
    folder: id.safeParse(params.get('folder')).data,
    type: contentType.safeParse(params.get('type')).data,
    category: category.safeParse(params.get('category')).data,
    tag: libraryFilters.tag.safeParse(params.get('tag') ?? undefined).data,
    q: params.get('q')?.slice(0, 120) || undefined,
    sort: librarySort.safeParse(params.get('sort')).data ?? (view === 'favourites' ? 'order' : 'used'),
    layout: params.get('layout') === 'grid' ? 'grid' : 'list',
  };
}

export const filtersOf = ({ view, folder, type, category: kind, tag, q }: LibraryAddress): LibraryFilters => ({ view, folder, type, category: kind, tag, q });

/** Fetches the library entries that match the filters, page by page. */
export const libraryQuery = (filters: LibraryFilters, sort: LibrarySort) =>
  infiniteQueryOptions({
    queryKey: [...libraryKey, 'list', filters, sort],
    ...timesOf(listLibrary),
    queryFn: ({ pageParam, signal }) => call(listLibrary, { query: { ...filters, sort, limit: PAGE, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Fetches the first favourites of the library, in the member's order. */
export const favouritesQuery = queryOptions({
  queryKey: [...libraryKey, 'favourites'],
  ...timesOf(listLibrary),
  queryFn: async ({ signal }): Promise<LibraryEntry[]> => (await call(listLibrary, { query: { view: 'favourites', sort: 'order', limit: FAVOURITES_SHOWN }, signal })).items,
});

export const countsQuery = queryOptions({ queryKey: [...libraryKey, 'counts'], ...timesOf(getLibraryCounts), queryFn: async ({ signal }) => (await call(getLibraryCounts, { signal })).counts });
export const ownTagsQuery = queryOptions({ queryKey: [...libraryKey, 'tags'], ...timesOf(listOwnTags), queryFn: ({ signal }) => call(listOwnTags, { signal }) });

/** Fetches the ids of all library entries that match the filters, also of those on pages that are not loaded. */
export const matchingIds = async (filters: LibraryFilters): Promise<string[]> => (await call(listLibraryIds, { query: filters })).ids;
