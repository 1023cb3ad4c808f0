import { packSort } from '#contracts/packs.ts';
import { contentType, id } from '#contracts/primitives.ts';
import { category } from '#contracts/prompts.ts';
import { isOneOf, keysOf } from '#contracts/typed-records.ts';
import type { PackFilters } from '#shared/packs/packs.queries.ts';
import { PRICE_WORDS, SIZE_WORDS } from './filter-words.ts';

/** The filters of an address; what the contract does not know is left out, so that no link ends in an error. */
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

/** The address of filters, without those that say nothing. */
export const writePackFilters = (filters: PackFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])));

/** Whether anything narrows the list: the order alone does not. */
export const isNarrowed = ({ sort: _, ...filters }: PackFilters): boolean => Object.values(filters).some((value) => value !== undefined);

function oneOf<V extends string>(words: Record<V, string>, value: string | null): V | undefined {
  const names = keysOf(words);
  return value !== null && isOneOf(names, value) ? value : undefined;
}
