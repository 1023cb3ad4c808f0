import type { QueryClient } from '@tanstack/react-query';
import { listEarnedAchievements } from '#contracts/achievements.ts';
import { openCollection } from '#contracts/collections.ts';
import type { AnyEndpoint, ResponseOf } from '#contracts/endpoint.ts';
import { packPreview } from '#contracts/pack-address.ts';
import { getPack, getRelatedPacks, listPacks } from '#contracts/packs.ts';
import { getProfileCounts, listPins } from '#contracts/pins.ts';
import { getPricing } from '#contracts/pricing.ts';
import { getProfile } from '#contracts/profiles.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { getPromptTotals, listRails } from '#contracts/prompt-discovery.ts';
import { listSamples } from '#contracts/prompt-samples.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { getOffer } from '#contracts/selling.ts';
import { getSharePage } from '#contracts/sharing.ts';
import { getFollowCounts } from '#contracts/social.ts';
import { readFilters } from '#features/marketplace/filter-address.ts';
import { isNarrowed, readPackFilters } from '#features/packs/list/filter-address.ts';
import { relatedPacksQuery } from '#features/packs/related.queries.ts';
import { pinsQuery, profileCountsQuery, profileQuery, promptTotalsQuery, standingQuery } from '#features/profile/profile.queries.ts';
import { offerQuery } from '#features/prompts/offer/offer.queries.ts';
import { promptQuery, promptsQuery } from '#features/prompts/prompts.queries.ts';
import type { PromptFilters } from '#features/prompts/prompts.queries.ts';
import { railsQuery } from '#features/prompts/rails/rails.queries.ts';
import { samplesQuery } from '#features/prompts/samples/samples.queries.ts';
import { followCountsQuery } from '#features/social/social.queries.ts';
import { sharedOf } from '#features/sharing/share-address.ts';
import { sharePageQuery } from '#features/sharing/sharing.queries.ts';
import { pathOf } from '#lib/call.ts';
import { collectionQuery, PAGE } from '#shared/collections/collections.queries.ts';
import { packQuery, packsQuery } from '#shared/packs/packs.queries.ts';
import type { PackFilters } from '#shared/packs/packs.queries.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { sortOf } from '../routes/profile-prompts.tsx';
import { tabOf } from '../routes/profile-view.tsx';
import { versionOf } from '../routes/prompt.tsx';

/** Sends a GET to the API. Resolves to the JSON of the answer, and for a list to the cursor of the next page from a header. */
export type Ask = (path: string) => Promise<{ data: unknown; nextCursor: string | null }>;

type Fetch = (client: QueryClient, ask: Ask, found: RegExpExecArray, search: URLSearchParams) => Promise<unknown>;

/**
 * Sends a GET to an endpoint of the API on the server and parses its answer.
 * @throws what `ask` throws, and when the answer breaks its contract
 */
export async function answer<E extends AnyEndpoint>(ask: Ask, endpoint: E, params?: Record<string, string>, search = ''): Promise<ResponseOf<E>> {
  return endpoint.response.parse((await ask(pathOf(endpoint, params) + search)).data) as ResponseOf<E>;
}

const searchOf = (filters: Record<string, unknown>): string => {
  const search = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? '' : `?${search}`;
};

const list = (client: QueryClient, ask: Ask, filters: PromptFilters): Promise<unknown> =>
  client.fetchInfiniteQuery({ ...promptsQuery(filters), queryFn: () => answer(ask, listPrompts, {}, searchOf(filters)), retry: false });

const packs = (client: QueryClient, ask: Ask, filters: PackFilters): Promise<unknown> =>
  client.fetchInfiniteQuery({ ...packsQuery(filters), queryFn: () => answer(ask, listPacks, {}, searchOf(filters)), retry: false });

/** Fetches what the open tab of the marketplace lists, with the filters of the address. Creators are left to the browser. */
function marketplace(client: QueryClient, ask: Ask, search: URLSearchParams): Promise<unknown> {
  const filters = readFilters(search);
  const tab = search.get('tab');
  return Promise.all([
    tab === 'creators' ? null : tab === 'packs' ? packs(client, ask, filters.q ? { q: filters.q } : {}) : list(client, ask, filters),
    pricing(client, ask),
    client.fetchQuery({ ...railsQuery, queryFn: () => answer(ask, listRails), retry: false }),
  ]);
}

/** Fetches the rate card, so that prices are in the server's HTML. */
export const pricing = (client: QueryClient, ask: Ask): Promise<unknown> => client.fetchQuery({ ...pricingQuery, queryFn: () => answer(ask, getPricing), retry: false });

/** Fetches a prompt with its samples and price, because the browser's first render must be the same as the server's. */
async function prompt(client: QueryClient, ask: Ask, slug: string, version?: number): Promise<PromptDetail> {
  const asked = version === undefined ? '' : `?version=${version}`;
  const found = await client.fetchQuery({ ...promptQuery(slug, version), queryFn: async () => (await answer(ask, getPrompt, { idOrSlug: slug }, asked)).prompt, retry: false });
  const { id, pricing, freeTrialRunsPerDay } = found;
  const offer = (): Promise<unknown> => client.fetchQuery({ ...offerQuery(id), queryFn: async () => (await answer(ask, getOffer, { id })).offer, retry: false });
  await Promise.all([
    client.fetchQuery({ ...samplesQuery(id), queryFn: async () => (await answer(ask, listSamples, { id })).samples, retry: false }),
    pricing === 'free' && freeTrialRunsPerDay === 0 ? null : offer(),
  ]);
  return found;
}

/**
 * Fetches a profile with its figures; for the first tab also its pins, and its first prompts in the order that is given.
 * @throws what `ask` throws for an unknown person
 */
export async function profile(client: QueryClient, ask: Ask, username: string, firstTab: boolean, sort: PromptFilters['sort'] = 'most-run'): Promise<void> {
  const query = { ...profileQuery(username), queryFn: async () => (await answer(ask, getProfile, { username })).profile, retry: false };
  const { id, username: name } = await client.fetchQuery(query);
  await Promise.all([
    client.fetchQuery({ ...standingQuery(name), queryFn: () => answer(ask, listEarnedAchievements, { username: name }), retry: false }),
    client.fetchQuery({ ...promptTotalsQuery(id), queryFn: () => answer(ask, getPromptTotals, { id }), retry: false }),
    client.fetchQuery({ ...followCountsQuery(id), queryFn: () => answer(ask, getFollowCounts, { id }), retry: false }),
    client.fetchQuery({ ...profileCountsQuery(id), queryFn: () => answer(ask, getProfileCounts, { id }), retry: false }),
    ...(firstTab ? [
      client.fetchQuery({ ...pinsQuery(id), queryFn: async () => (await answer(ask, listPins, { id })).items, retry: false }),
      list(client, ask, { creator: name, sort }),
    ] : []),
  ]);
}

/** For each server-rendered page, by its path: fetches the page's first data. */
const PAGES: readonly (readonly [path: RegExp, fetch: Fetch])[] = [
  [/^\/$/, (client, ask) => Promise.all([list(client, ask, {}), list(client, ask, { contentType: 'image' }), list(client, ask, { contentType: 'video' })])],
  [/^\/marketplace$/, (client, ask, _found, search) => marketplace(client, ask, search)],
  [/^\/pricing$/, (client, ask) => pricing(client, ask)],
  [/^\/profile\/([^/]+)$/, (client, ask, [, name = ''], search) => profile(client, ask, decodeURIComponent(name), tabOf(search.get('tab'), false) === 'prompts', sortOf(search.get('sort')))],
  [/^\/prompt\/([^/]+)$/, async (client, ask, [, slug = ''], search) => void (await Promise.all([prompt(client, ask, slug, versionOf(search.get('version'))), pricing(client, ask)]))],
  [
    /^\/prompt-packs$/,
    (client, ask, _found, search) => {
      const filters = readPackFilters(search);
      return Promise.all([packs(client, ask, filters), isNarrowed(filters) ? null : packs(client, ask, { scope: 'featured' })]);
    },
  ],
  [
    /^\/prompt-packs?\/([^/]+)(?:\/[^/]+)?$/,
    async (client, ask, [path, id = '']) => {
      const found = await client.fetchQuery({ ...packQuery(id), queryFn: async () => (await answer(ask, getPack, { idOrSlug: id })).pack, retry: false });
      // An old address becomes a redirect, and the page of an owned pack shows no related ones.
      if (path === packPreview(found)) await client.fetchQuery({ ...relatedPacksQuery(found.id), queryFn: async () => (await answer(ask, getRelatedPacks, { id: found.id })).items, retry: false });
    },
  ],
  [
    /^\/collection\/([^/]+)$/,
    (client, ask, [, slug = '']) =>
      client.fetchInfiniteQuery({ ...collectionQuery(slug, { status: 'accepted' }), queryFn: () => answer(ask, openCollection, { idOrSlug: slug }, `?status=accepted&limit=${PAGE}`), retry: false }),
  ],
  [
    /^\/prompt\/([^/]+)\/share$/,
    async (client, ask, [, slug = ''], search) => {
      const { id } = await prompt(client, ask, slug);
      const shared = sharedOf(search);
      const asked = Object.fromEntries(Object.entries(shared).filter(([, value]) => value !== null));
      await client.fetchQuery({ ...sharePageQuery(id, shared), queryFn: () => answer(ask, getSharePage, { id }, searchOf(asked)), retry: false });
    },
  ],
];

/** Fetches the first data of the page at a path with a query string. Resolves to false when the server does not render that page. */
export async function fetchPageData(client: QueryClient, { path, search }: { path: string; search: string }, ask: Ask): Promise<boolean> {
  for (const [pattern, fetch] of PAGES) {
    const found = pattern.exec(path);
    if (!found) continue;
    await fetch(client, ask, found, new URLSearchParams(search));
    return true;
  }
  return false;
}
