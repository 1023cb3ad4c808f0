import { expect, it } from 'vitest';
import { keyBetween, keyOfTime } from './fractional-keys.ts';
import { seededRandom } from './seeded-random.ts';

it('finds a sort key between any two neighbours of a list, however its rows are moved', () => {
  const random = seededRandom(7);
  const keys: string[] = [];
  for (let n = 0; n < 3_000; n += 1) {
    // Of every three new keys, the test inserts one at the beginning of the list, one at the end, and one at a random place.
    const place = n % 3 === 0 ? 0 : n % 3 === 1 ? keys.length : Math.floor(random() * (keys.length + 1));
    const key = keyBetween(keys[place - 1] ?? null, keys[place] ?? null);
    if (place > 0) expect(key > keys[place - 1]!).toBe(true);
    if (place < keys.length) expect(key < keys[place]!).toBe(true);
    keys.splice(place, 0, key);
  }
  expect(new Set(keys).size).toBe(3_000);
  expect(Math.max(...keys.map(({ length }) => length))).toBeLessThan(12);
});

it('a sort key stays short when rows are always added at one end of a list, and grows slowly between two rows that stay', () => {
  let [first, last, middle] = ['a0', 'a0', keyBetween('a0', 'a1')];
  for (let n = 0; n < 1_000; n += 1) [first, last, middle] = [keyBetween(null, first), keyBetween(last, null), keyBetween('a0', middle)];
  expect([first.length, last.length]).toEqual([3, 3]);
  expect(middle.length).toBeLessThan(1_000 / 4);
  expect(keyBetween('Zz', null)).toBe('a0');
  expect(keyBetween(null, 'a0')).toBe('Zz');
});

it('refuses a sort key between two neighbours that are in the wrong order', () => {
  expect(() => keyBetween('a1', 'a1')).toThrow(' >= ');
  expect(() => keyBetween('a2', 'a1')).toThrow(' >= ');
  expect(() => keyBetween('?', null)).toThrow('invalid order key');
});

it('sorts keys of later times first, and before every key of a list that was ordered by hand', () => {
  const times = [Date.UTC(2020, 0), Date.UTC(2026, 10, 24), Date.UTC(2026, 10, 24) + 1, Date.UTC(2080, 0)];
  const keys = times.map(keyOfTime);
  expect([...keys].sort()).toEqual([...keys].reverse());
  expect(keyBetween(null, keys[2]!) < keys[2]!).toBe(true);
  expect(keyBetween(keys[2]!, keys[1]!) > keys[2]!).toBe(true);
  expect(keys.every((key) => key < 'a0')).toBe(true);
});
