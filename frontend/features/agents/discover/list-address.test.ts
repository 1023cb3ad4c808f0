import { expect, test } from 'vitest';
import { agentsPath, isNarrowed, readAgentFilters, writeAgentFilters } from './list-address.ts';

const read = (search: string) => readAgentFilters(new URLSearchParams(search));

test('the list of agents reads tab, search words, category and order from its address', () => {
  expect(read('tab=mine&q=%20red%20pen%20&category=writing&sort=liked')).toEqual({ scope: 'mine', q: 'red pen', category: 'writing', sort: 'liked' });
});

test('the list of agents ignores unknown values in its address and cuts a long search', () => {
  expect(read('tab=all&category=cooking&sort=price&q=')).toEqual({ scope: 'discover' });
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(120);
});

test('the address of the list of agents has only values that differ from the defaults, and is read back unchanged', () => {
  expect(String(writeAgentFilters({ scope: 'discover', sort: 'trending' }))).toBe('');
  const filters = { scope: 'favourites', q: 'a & b', category: 'fun', sort: 'newest' } as const;
  expect(readAgentFilters(writeAgentFilters(filters))).toEqual(filters);
});

test('the address of the list of agents names the agent whose dialog is open, beside the filters', () => {
  expect(agentsPath({ scope: 'discover' })).toBe('/ai-agents');
  expect(agentsPath({ scope: 'discover' }, 'red-pen')).toBe('/ai-agents?agent=red-pen');
  expect(agentsPath({ scope: 'mine', q: 'x' }, 'red-pen')).toBe('/ai-agents?tab=mine&q=x&agent=red-pen');
});

test('a search or a category narrows the list of agents; tab and order do not', () => {
  expect(isNarrowed(read('sort=liked&tab=mine'))).toBe(false);
  expect(isNarrowed(read('q=pen'))).toBe(true);
});
