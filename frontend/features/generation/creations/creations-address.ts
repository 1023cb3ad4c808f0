import { creationSort } from '#contracts/creations.ts';
import type { CreationFilter, CreationSort } from '#contracts/creations.ts';
import type { CreationsView } from '#shared/creations/creations.queries.ts';
import { momentsOf } from '#lib/day-range.ts';

export const TABS = ['all', 'text', 'images', 'videos', 'favourites', 'public', 'trash'] as const;
export type Tab = (typeof TABS)[number];

/** Address parameters that filter My Creations. */
export const FILTERS = ['q', 'prompt', 'model', 'folder', 'collection', 'rating', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

const OF_TAB: Record<Tab, CreationFilter> = {
  all: {}, text: { type: 'text' }, images: { type: 'image' }, videos: { type: 'video' }, favourites: { favourite: 'true' }, public: { visibility: 'public' }, trash: { trash: 'true' },
};

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads tab, filters and order of My Creations from its address. Invalid values are left out, so that an old link still shows a list. */
export interface Asked {
  tab: Tab;
  list: boolean;
  filters: Partial<Record<FilterName, string>>;
  view: CreationsView;
}

const known = (name: FilterName, value: string): boolean => {
  if (name === 'prompt' || name === 'collection') return ID.test(value);
  if (name === 'folder') return value === 'none' || ID.test(value);
  if (name === 'rating') return value === 'up' || value === 'down';
  if (name === 'from' || name === 'to') return DAY.test(value);
  return value.length > 0 && value.length <= 80;
};

export function askedFor(params: URLSearchParams): Asked {
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'all';
  const filters: Asked['filters'] = {};
  for (const name of FILTERS) {
    const value = params.get(name);
    if (value !== null && known(name, value)) filters[name] = value;
  }
  const { from = '', to = '', rating, q, prompt, model, folder, collection } = filters;
  const given = Object.fromEntries(Object.entries({ q, prompt, model, folder, collection }).filter(([, value]) => value !== undefined));
  const filter: CreationFilter = { ...OF_TAB[tab], ...given, ...(rating === 'up' || rating === 'down' ? { rating } : {}), ...momentsOf({ from, to }) };
  return { tab, list: params.get('view') === 'list', filters, view: { filter, sort: sortOf(params.get('sort'), tab) } };
}

/** The tab of favourites has the viewer's own order, unless the address names another order. */
const sortOf = (asked: string | null, tab: Tab): CreationSort => {
  const sort = creationSort.safeParse(asked).data;
  if (tab !== 'favourites') return sort === 'favourites' ? 'newest' : (sort ?? 'newest');
  return sort ?? 'favourites';
};

/** Returns the address of another tab of My Creations. Filters stay, and an open creation closes. */
export function tabAddress(params: URLSearchParams, tab: Tab): string {
  const next = new URLSearchParams(params);
  for (const name of ['tab', 'creation', 'run', 'sort']) next.delete(name);
  if (tab !== 'all') next.set('tab', tab);
  const search = next.toString();
  return search === '' ? '/my-creations' : `/my-creations?${search}`;
}
