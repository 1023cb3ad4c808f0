import { listCollections, listCollectionsOf, openCollection } from '#contracts/collections.ts';
import { getCreationCounts, listCreations, listCreationsOfPerson, listCreationsOfPrompt } from '#contracts/creations.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { listFolders, openFolder } from '#contracts/folders.ts';
import { getLibraryCounts, listLibrary } from '#contracts/library.ts';
import { one } from '#contracts/must.ts';
import { getPack, getRelatedPacks, listPacks, packSort } from '#contracts/packs.ts';
import { suggestPrompts } from '#contracts/prompt-discovery.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';

/** The ids of a demo person and of things that the tested pages show. */
export interface KeptIds {
  person: string;
  prompt: string;
  collection: string;
  folder: string;
  pack: string;
}

const IDS = `
  select p.id as person, (select prompt_id from creations where visibility = 'public' order by id desc limit 1) as prompt,
    (select id from collections where owner_id = p.id and not is_saved limit 1) as collection, (select code from folders where owner_id = p.id and visibility = 'public' limit 1) as folder,
    (select id from prompt_packs where status = 'published' order by published_at desc limit 1) as pack
  from users p where p.username = ?`;

/** The ids that appear in the addresses of the tested pages. */
export const idsOf = async (connection: Connection, username: string): Promise<KeptIds> => one(await rows<KeptIds>(connection, IDS, [username]));

/** A page whose speed and query plans are tested. */
export interface KeptPage {
  name: string;
  endpoint: AnyEndpoint;
  params?(ids: KeptIds): Record<string, string>;
  query?: Record<string, string> | ((ids: KeptIds) => Record<string, string>);
}

/** The tested lists of creations, folders, collections and library entries. */
export const KEPT_PAGES: readonly KeptPage[] = [
  { name: 'own creations', endpoint: listCreations },
  { name: 'own pictures', endpoint: listCreations, query: { type: 'image' } },
  { name: 'favourite creations', endpoint: listCreations, query: { favourite: 'true', sort: 'favourites' } },
  { name: 'counts of creations', endpoint: getCreationCounts },
  { name: 'public creations of a prompt', endpoint: listCreationsOfPrompt, params: ({ prompt }) => ({ id: prompt }) },
  { name: 'public creations of a person', endpoint: listCreationsOfPerson, params: ({ person }) => ({ id: person }) },
  { name: 'the library', endpoint: listLibrary, query: { limit: '24' } },
  { name: 'the library by name', endpoint: listLibrary, query: { limit: '24', sort: 'name' } },
  { name: 'saved prompts', endpoint: listLibrary, query: { limit: '24', view: 'saved' } },
  { name: 'counts of the library', endpoint: getLibraryCounts },
  { name: 'folders', endpoint: listFolders },
  { name: 'a published folder', endpoint: openFolder, params: ({ folder }) => ({ slug: folder }) },
  { name: 'own collections', endpoint: listCollections },
  { name: 'collections of a person', endpoint: listCollectionsOf, params: ({ person }) => ({ id: person }) },
  { name: 'a collection', endpoint: openCollection, params: ({ collection }) => ({ idOrSlug: collection }) },
  { name: 'packs', endpoint: listPacks },
  ...packSort.options.map((sort) => ({ name: `packs, ${sort}`, endpoint: listPacks, query: { sort } })),
  { name: 'free packs, price-asc', endpoint: listPacks, query: { price: 'free', sort: 'price-asc' } },
  { name: 'free packs, price-desc', endpoint: listPacks, query: { price: 'free', sort: 'price-desc' } },
  { name: 'packs of a category', endpoint: listPacks, query: { category: 'animation', sort: 'newest' } },
  { name: 'packs with a rare word', endpoint: listPacks, query: { q: 'gems' } },
  { name: 'packs with a common word', endpoint: listPacks, query: { q: 'shop' } },
  { name: 'packs of a prompt', endpoint: listPacks, query: (ids) => ({ prompt: ids.prompt }) },
  { name: 'saved packs', endpoint: listPacks, query: { scope: 'saved' } },
  { name: 'a pack', endpoint: getPack, params: ({ pack }) => ({ idOrSlug: pack }) },
  { name: 'related packs', endpoint: getRelatedPacks, params: ({ pack }) => ({ id: pack }) },
  { name: 'suggestions', endpoint: suggestPrompts, query: { q: 'gentle' } },
];

/** Requests one of the tested pages as this person. */
export const askFor = ({ endpoint, params, query = {} }: KeptPage, reader: HttpUser, ids: KeptIds) =>
  call(reader, endpoint, { params: params?.(ids) as never, query: (typeof query === 'function' ? query(ids) : query) as never });
