import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { CHOICE_ITEMS_LIMIT, listCollectionChoices, listCollections, listCollectionsOf, openCollection } from '#contracts/collections.ts';
import type { CollectionItemType } from '#contracts/collections.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE, FIRST_RENDERED_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** A work, by type and id, that may be put into collections. */
export interface Work {
  itemType: CollectionItemType;
  itemId: string;
}

export type CollectionScope = 'mine' | 'contributing' | 'following';
/** Filters of the works on a collection's page. */
export interface CollectionView {
  status: 'accepted' | 'review';
  type?: CollectionItemType | undefined;
}

/** Number of works, or of collections, that one request fetches. */
export const PAGE = 48;

/** Fetches the viewer's own collections, those to which they contribute, or those that they follow. */
export const collectionsQuery = (scope: CollectionScope) =>
  infiniteQueryOptions({
    queryKey: [listCollections.path, scope] as const,
    ...timesOf(listCollections),
    queryFn: ({ pageParam, signal }) => call(listCollections, { query: { scope, limit: PAGE, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Fetches the public collections of a person. */
export const collectionsOfQuery = (personId: string) =>
  infiniteQueryOptions({
    queryKey: [listCollectionsOf.path, personId] as const,
    queryFn: ({ pageParam, signal }) => call(listCollectionsOf, { params: { id: personId }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/**
 * Fetches the collections to which the viewer may add works, each with how many of the given works it contains. Of very many works the server
 * counts only the first.
 */
export const choicesQuery = (works: readonly Work[]) => {
  const items = works.slice(0, CHOICE_ITEMS_LIMIT).map(({ itemId }) => itemId).join(',');
  return queryOptions({ queryKey: [listCollectionChoices.path, items] as const, ...timesOf(listCollectionChoices), queryFn: ({ signal }) => call(listCollectionChoices, { query: { items }, signal }) });
};

/** Fetches a collection with its works, page by page. */
export const collectionQuery = (idOrSlug: string, { status, type }: CollectionView) =>
  infiniteQueryOptions({
    queryKey: [openCollection.path, idOrSlug, status, type ?? 'all'] as const,
    ...timesOf(openCollection),
    queryFn: ({ pageParam, signal }) => call(openCollection, { params: { idOrSlug }, query: { status, type, limit: PAGE, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: FIRST_RENDERED_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Refetches all lists and pages of collections, and the choices of the "Save to…" dialog. */
export const refreshCollections = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey: [path] }) => READS.some((read) => read === path) });

const READS: readonly string[] = [listCollections.path, listCollectionsOf.path, listCollectionChoices.path, openCollection.path];
