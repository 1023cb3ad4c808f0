import type { QueryOf } from '#contracts/endpoint.ts';
import type { listPrompts } from '#contracts/prompts.ts';
import { promptFilters, promptSort } from '#contracts/prompts.ts';
import { keysOf } from '#contracts/typed-records.ts';

/** What the marketplace lists by; every part of it is in the address. */
export type MarketFilters = Partial<Omit<QueryOf<typeof listPrompts>, 'cursor' | 'limit'>>;

const NAMES = keysOf(promptFilters);

/** The filters of an address; what the contract does not know is left out, so that no link ends in an error. */
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

/** The address of filters, without those that say nothing. */
export const writeFilters = (filters: MarketFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])));

/** Whether anything narrows the list: the order alone does not. */
export const isNarrowed = ({ sort: _, ...filters }: MarketFilters): boolean => Object.values(filters).some((value) => value !== undefined && value !== '');
