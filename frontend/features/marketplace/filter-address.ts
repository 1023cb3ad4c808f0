import type { QueryOf } from '#contracts/endpoint.ts';
import type { listPrompts } from '#contracts/prompts.ts';
import { promptFilters, promptSort } from '#contracts/prompts.ts';
import { keysOf } from '#contracts/typed-records.ts';

/** Filters of the marketplace; the page's address holds each of them. */
export type MarketFilters = Partial<Omit<QueryOf<typeof listPrompts>, 'cursor' | 'limit'>>;

const NAMES = keysOf(promptFilters);

/** Reads the filters from an address. Unknown values are left out, so that no link ends in an error. */
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

/** Writes filters into an address, without default values. */
export const writeFilters = (filters: MarketFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])));

/** Whether anything filters the list; an order alone does not. */
export const isNarrowed = ({ sort: _, ...filters }: MarketFilters): boolean => Object.values(filters).some((value) => value !== undefined && value !== '');
