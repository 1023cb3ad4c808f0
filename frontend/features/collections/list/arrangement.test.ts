import { expect, it } from 'vitest';
import type { Collection } from '#contracts/collections.ts';
import { AS_THEY_CAME, arrange } from './arrangement.ts';

const made = (name: string, more: Partial<Collection> = {}): Collection => ({
  id: name, slug: name, name, description: '', kind: 'mixed', visibility: 'private', add: 'owner', isSaved: false, owner: null, itemCount: 0, followerCount: 0, coverUrls: [], coverTypes: [], contributorCount: 0, contributors: [], removed: false,
  updatedAt: '2026-11-20T00:00:00.000Z', viewer: { own: true, permission: null, following: false, toReview: 0 }, ...more,
});
const known = [made('Saved', { isSaved: true }), made('Bread', { itemCount: 3, kind: 'prompts' }), made('Ashes', { itemCount: 9, followerCount: 2 })];
const names = (part: Partial<typeof AS_THEY_CAME>): string[] => arrange(known, { ...AS_THEY_CAME, ...part }).map(({ name }) => name);

it('the list of collections keeps "Saved" first in every order', () => {
  expect([names({}), names({ sort: 'name' }), names({ sort: 'items' })]).toEqual([['Saved', 'Bread', 'Ashes'], ['Saved', 'Ashes', 'Bread'], ['Saved', 'Ashes', 'Bread']]);
});

it('the search finds collections by a part of their name, and the filter by the kind of works that they take', () => {
  expect([names({ words: ' BR ' }), names({ kind: 'prompts' })]).toEqual([['Bread'], ['Bread']]);
});
