import type { Collection } from '#contracts/collections.ts';
import type { SORT_WORDS } from '../collections.words.ts';

export type CollectionSort = keyof typeof SORT_WORDS;

/** The search, filter and order that the reader chose for the list of collections. */
export interface Arrangement {
  words: string;
  kind: Collection['kind'] | 'all';
  sort: CollectionSort;
}

export const AS_THEY_CAME: Arrangement = { words: '', kind: 'all', sort: 'changed' };

/** Tells whether the reader chose a search, a filter or an order for the list of collections. */
export const isArranged = ({ words, kind, sort }: Arrangement): boolean => words.trim() !== '' || kind !== 'all' || sort !== 'changed';

const BY: Record<Exclude<CollectionSort, 'changed'>, (a: Collection, b: Collection) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  items: (a, b) => b.itemCount - a.itemCount,
  followers: (a, b) => b.followerCount - a.followerCount,
};

/** Returns the collections that match the search and filter, in the chosen order. "Saved" always stays first. */
export function arrange(known: readonly Collection[], { words, kind, sort }: Arrangement): Collection[] {
  const wanted = words.trim().toLowerCase();
  const found = known.filter((collection) => collection.name.toLowerCase().includes(wanted) && (kind === 'all' || collection.kind === kind));
  if (sort === 'changed') return found;
  return found.toSorted((a, b) => Number(b.isSaved) - Number(a.isSaved) || BY[sort](a, b));
}
