import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Creation, CreationFilter } from '#contracts/creations.ts';
import { must } from '#contracts/must.ts';
import { addInFront, belongsTo, changeInCaches, isListed } from './creations.cache.ts';
import { creationKeys } from './creations.queries.ts';

const creation = (id: string, own: Partial<Creation> = {}): Creation => ({
  id, contentType: 'image', status: 'succeeded', title: id, excerpt: null, opening: null, prompt: null, model: { id: 'm', label: 'M' }, imported: false, cost: 1, favourite: false, rating: 0,
  visibility: 'private', showInputs: false, sensitive: false, folderId: null, createdAt: '2026-11-20T10:00:00.000Z', trashedAt: null, outputs: [], ...own,
});

const listed = (filter: CreationFilter, ids: readonly string[]): { client: QueryClient; key: readonly unknown[]; now(): string[] } => {
  const client = new QueryClient();
  const key = creationKeys.list({ filter, sort: 'newest' });
  client.setQueryData(key, { pages: [{ items: ids.map((id) => creation(id)), nextCursor: 'c' }], pageParams: [null] });
  return { client, key, now: () => must(client.getQueryData<{ pages: { items: Creation[] }[] }>(key), 'the list').pages.flatMap(({ items }) => items.map(({ id }) => id)) };
};

describe('lists of creations that change on the screen', () => {
  it.each([
    ['the trash', { trash: 'true' }, {}], ['favourites', { favourite: 'true' }, {}], ['public creations', { visibility: 'public' }, {}], ['a folder', { folder: 'f' }, {}], ['creations without a folder', { folder: 'none' }, { folderId: 'f' }],
    ['texts', { type: 'text' }, {}], ['liked creations', { rating: 'up' }, { rating: -1 }], ['all creations outside of the trash', {}, { trashedAt: '2026-11-20T10:00:00.000Z' }],
  ] as const)('the lists of creations on the screen drop a creation that no longer belongs to the list: %s', (_, filter, own) => {
    expect(belongsTo(filter, creation('a', own))).toBe(false);
  });

  it('the lists of creations on the screen drop a creation that moved to the trash, and keep the others in their order', () => {
    const { client, now } = listed({}, ['c', 'b', 'a']);
    changeInCaches(client, new Set(['b']), (known) => ({ ...known, trashedAt: '2026-11-20T10:00:00.000Z' }));
    expect(now()).toEqual(['c', 'a']);
  });

  it('the lists of creations on the screen drop a creation that was deleted', () => {
    const { client, now } = listed({}, ['b', 'a']);
    changeInCaches(client, new Set(['a']), () => null);
    expect(now()).toEqual(['b']);
    expect(isListed(client, 'a')).toBe(false);
  });

  it('the lists of creations on the screen put new creations first, each once', () => {
    const { client, key, now } = listed({}, ['b', 'a']);
    addInFront(client, key, { items: [creation('d'), creation('c'), creation('b')], nextCursor: null });
    expect(now()).toEqual(['d', 'c', 'b', 'a']);
  });
});
