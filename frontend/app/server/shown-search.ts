import { readFilters, writeFilters } from '#features/marketplace/filter-address.ts';
import { readPackFilters, writePackFilters } from '#features/packs/list/filter-address.ts';

/** Longest query string, in characters, with which the server renders a visitor's page. A search in any script, with all other filters, is shorter. */
const LONGEST = 1_500;

const only = (...names: string[]) => (params: URLSearchParams): URLSearchParams => new URLSearchParams(names.flatMap((name) => params.getAll(name).slice(0, 1).map((value) => [name, value])));
const filtersAnd = (name: string) => (params: URLSearchParams): URLSearchParams => new URLSearchParams([...writeFilters(readFilters(params)), ...only(name)(params)]);

/** For each server-rendered page that shows something else by its query string: keeps the parameters that the page reads for visitors. */
const PAGES: readonly (readonly [path: RegExp, read: (params: URLSearchParams) => URLSearchParams])[] = [
  [/^\/marketplace$/, filtersAnd('tab')],
  [/^\/prompt-packs$/, (params) => writePackFilters(readPackFilters(params))],
  [/^\/prompt-packs\/[^/]+\/[^/]+$/, only('coupon')],
  [/^\/pricing$/, only('plan')],
  [/^\/profile\/[^/]+$/, only('tab', 'sort')],
  [/^\/collection\/[^/]+$/, only('tab', 'type')],
  [/^\/prompt\/[^/]+$/, only('version', 'tab', 'via', 'creation', 'sample', 'from', 'embed')],
  [/^\/prompt\/[^/]+\/share$/, only('via', 'creation')],
];

/**
 * Returns the part of a query string that decides what a visitor's page shows, in one order, with its question mark. Addresses that differ only in
 * other parameters, such as `utm_source`, so share one rendering (docs/rules/pages.md#visitors-query). Null when it is too long to render.
 */
export function shownSearch(path: string, search: string): string | null {
  const read = PAGES.find(([page]) => page.test(path))?.[1];
  if (search === '' || !read) return '';
  const shown = read(new URLSearchParams(search)).toString();
  if (shown.length > LONGEST) return null;
  return shown === '' ? '' : `?${shown}`;
}
