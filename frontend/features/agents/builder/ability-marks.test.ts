import { expect, test } from 'vitest';
import { namedAbilities } from './ability-marks.ts';

test("finds an agent's abilities where a text names them after an @, and prefers the longer of two titles", () => {
  const text = 'Print with @Dreamscape Poster Set. Mail me@example.com, or ask @Dreamscape Poster.';
  expect(namedAbilities(text, ['Dreamscape Poster', 'Dreamscape Poster Set', '']).map(([from, to]) => text.slice(from, to))).toEqual(['@Dreamscape Poster Set', '@Dreamscape Poster']);
  expect(namedAbilities(text, [])).toEqual([]);
});
