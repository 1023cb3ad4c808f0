import { expect, it } from 'vitest';
import { seededRandom } from '#kernel/seeded-random.ts';
import { choosePair, pairKey } from './choose-pair.ts';
import type { Candidate } from './choose-pair.ts';

const entry = (id: string, exposures: number, strength = 0): Candidate => ({ id, exposures, strength });
const both = (pair: { left: string; right: string } | null): string => (pair === null ? 'none' : pairKey(pair.left, pair.right));

it('begins a voter’s pair with the entry that was shown least', () => {
  const entries = [entry('a', 5), entry('b', 5), entry('c', 5), entry('d', 1)];
  for (let seed = 0; seed < 20; seed += 1) expect(both(choosePair(entries, new Set(), seededRandom(seed)))).toContain('d');
});

it('pairs an entry with the next least shown one, and one of the strongest tenth with the closest in score', () => {
  const others = [entry('b', 1, -2), entry('c', 2, 1.5), ...Array.from({ length: 9 }, (_, place) => entry(`d${place}`, 3 + place, place / 3))];
  expect(both(choosePair([entry('a', 0, 1), ...others], new Set(), seededRandom(1)))).toBe('a b');
  expect(both(choosePair([entry('a', 0, 3.1), ...others], new Set(), seededRandom(1)))).toBe('a d8');
});

it('never chooses a pair that the voter has seen, on whichever sides the entries stood', () => {
  const entries = ['a', 'b', 'c', 'd', 'e'].map((id) => entry(id, 0));
  const seen = new Set<string>();
  const random = seededRandom(7);
  for (let turn = 0; turn < 10; turn += 1) {
    const key = both(choosePair(entries, seen, random));
    expect(seen.has(key)).toBe(false);
    seen.add(key);
  }
  expect(seen.size).toBe(10);
  expect(choosePair(entries, seen, random)).toBeNull();
});

it('finds no pair among fewer than two entries', () => {
  expect(choosePair([], new Set(), Math.random)).toBeNull();
  expect(choosePair([entry('a', 0)], new Set(), Math.random)).toBeNull();
});

it('puts an entry on the left and on the right of a pair about equally often', () => {
  const random = seededRandom(3);
  const left = Array.from({ length: 1000 }, () => choosePair([entry('a', 0), entry('b', 9)], new Set(), random)).filter((pair) => pair?.left === 'a').length;
  expect(left).toBeGreaterThan(440);
  expect(left).toBeLessThan(560);
});

it('chooses pairs randomly among entries that were shown equally often', () => {
  const random = seededRandom(4);
  const entries = Array.from({ length: 10 }, (_, place) => entry(String(place), 3));
  expect(new Set(Array.from({ length: 200 }, () => both(choosePair(entries, new Set(), random)))).size).toBeGreaterThan(35);
});
