import { packSort } from '#contracts/packs.ts';
import { contentType, id } from '#contracts/primitives.ts';
import { category } from '#contracts/prompts.ts';
import { isOneOf, keysOf } from '#contracts/typed-records.ts';
import type { PackFilters } from '#shared/packs/packs.queries.ts';
import { PRICE_WORDS, SIZE_WORDS } from './filter-words.ts';

/** Reads the filters of the list of packs from an address. It leaves out values that the API does not accept, so that an old link shows no error. */
export function readPackFilters(params: URLSearchParams): PackFilters {
  const q = params.get('q')?.trim();
  const read = {
    ...(q ? { q: q.slice(0, 120) } : {}),
    prompt: id.safeParse(params.get('prompt')).data,
    type: contentType.safeParse(params.get('type')).data,
    category: category.safeParse(params.get('category')).data,
    price: oneOf(PRICE_WORDS, params.get('price')),
    size: oneOf(SIZE_WORDS, params.get('size')),
    sort: packSort.safeParse(params.get('sort')).data,
  };
  return Object.fromEntries(Object.entries(read).filter(([name, value]) => value !== undefined && !(name === 'sort' && value === 'featured')));
}

/** Writes the filters of the list of packs into an address and leaves out empty ones. */
export const writePackFilters = (filters: PackFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])));

/** Returns whether a filter of the list of packs is set; the sort order alone is none. */
export const isNarrowed = ({ sort: _, ...filters }: PackFilters): boolean => Object.values(filters).some((value) => value !== undefined);

function oneOf<V extends string>(words: Record<V, string>, value: string | null): V | undefined {
  const names = keysOf(words);
  return value !== null && isOneOf(names, value) ? value : undefined;
}
