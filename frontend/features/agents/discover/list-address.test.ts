import { expect, test } from 'vitest';
import { agentsPath, isNarrowed, readAgentFilters, writeAgentFilters } from './list-address.ts';

const read = (search: string) => readAgentFilters(new URLSearchParams(search));

test('reads the tab, the words, the category and the order of an address', () => {
  expect(read('tab=mine&q=%20red%20pen%20&category=writing&sort=liked')).toEqual({ scope: 'mine', q: 'red pen', category: 'writing', sort: 'liked' });
});

test('leaves out unknown values, so that no link ends in an error', () => {
  expect(read('tab=all&category=cooking&sort=price&q=')).toEqual({ scope: 'discover' });
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(120);
});

test('writes only values that differ from the first view, and reads them back', () => {
  expect(String(writeAgentFilters({ scope: 'discover', sort: 'trending' }))).toBe('');
  const filters = { scope: 'favourites', q: 'a & b', category: 'fun', sort: 'newest' } as const;
  expect(readAgentFilters(writeAgentFilters(filters))).toEqual(filters);
});

test('names the agent whose dialog is open, beside the filters', () => {
  expect(agentsPath({ scope: 'discover' })).toBe('/ai-agents');
  expect(agentsPath({ scope: 'discover' }, 'red-pen')).toBe('/ai-agents?agent=red-pen');
  expect(agentsPath({ scope: 'mine', q: 'x' }, 'red-pen')).toBe('/ai-agents?tab=mine&q=x&agent=red-pen');
});

test('counts a search and a category as filters, but not the order', () => {
  expect(isNarrowed(read('sort=liked&tab=mine'))).toBe(false);
  expect(isNarrowed(read('q=pen'))).toBe(true);
});
