import type { QueryOf } from '#contracts/endpoint.ts';
import type { listPrompts } from '#contracts/prompts.ts';
import { promptFilters, promptSort } from '#contracts/prompts.ts';
import { keysOf } from '#contracts/typed-records.ts';

/** Filters of the marketplace; the page's address holds each of them. */
export type MarketFilters = Partial<Omit<QueryOf<typeof listPrompts>, 'cursor' | 'limit'>>;

const NAMES = keysOf(promptFilters);

/** Reads the marketplace's filters from an address. Unknown values are left out, so that an old link still opens the page. */
export function readFilters(params: URLSearchParams): MarketFilters {
  const read = NAMES.flatMap((name) => {
    const given = params.get(name);
    if (given === null || given === '') return [];
    const { data } = promptFilters[name].safeParse(given);
    return data === undefined || data === '' ? [] : [[name, data]];
  });
  const sort = promptSort.safeParse(params.get('sort')).data;
  return { ...(Object.fromEntries(read) as MarketFilters), ...(sort && sort !== 'trending' ? { sort } : {}) };
}

/** Writes the marketplace's filters into an address, without default values. */
export const writeFilters = (filters: MarketFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])));

/** Returns whether a filter or a search narrows the marketplace's list; an order alone does not. */
export const isNarrowed = ({ sort: _, ...filters }: MarketFilters): boolean => Object.values(filters).some((value) => value !== undefined && value !== '');
