import { expect, it } from 'vitest';
import { firstIdAt, newId, newSecret, randomLetters } from './ids.ts';

it('new ids sort by the time at which they were made', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
});

it('makes secrets of 256 bits, and never the same one twice', () => {
  const secrets = Array.from({ length: 1_000 }, newSecret);
  expect(new Set(secrets).size).toBe(1_000);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url').toString('base64url')).toMatch(/^[\w-]{43}$/);
});

it('draws each letter of an alphabet about equally often, and no other letter', () => {
  const drawn = randomLetters('abcd', 8_000);
  expect(drawn).toMatch(/^[abcd]{8000}$/);
  // Each letter is drawn 2,000 times on average. Less than 1,700 would be eight standard deviations away.
  for (const letter of 'abcd') expect(drawn.split(letter).length - 1, letter).toBeGreaterThan(1_700);
});

it('gives the smallest id that could be made at a moment', () => {
  const before = newId();
  const at = new Date(Date.now() + 5);
  expect(before < firstIdAt(at)).toBe(true);
  expect(newId() >= firstIdAt(new Date(Date.now() - 1))).toBe(true);
  expect(firstIdAt(new Date('2026-11-26T00:00:00Z'))).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7000-8000-0{12}$/);
});
