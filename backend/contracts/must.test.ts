import { expect, it } from 'vitest';
import { elementAt, must, one } from './must.ts';

it('must returns a value that exists, even an empty one', () => {
  expect([must(0, 'a count'), must('', 'a text'), must(false, 'an answer')]).toEqual([0, '', false]);
});

it.each([null, undefined])('must throws an error that names the missing value: %s', (value) => {
  expect(() => must(value, 'the wallet of the buyer')).toThrow('Missing: the wallet of the buyer.');
});

it('one returns the only element of a list, and throws for an empty list and for two elements', () => {
  expect(one([undefined])).toBeUndefined();
  expect(one(['a'])).toBe('a');
  expect(() => one([])).toThrow('Expected one element, found 0.');
  expect(() => one([1, 2])).toThrow('Expected one element, found 2.');
});

it('elementAt returns an element of a list, and throws for a place outside the list', () => {
  expect([elementAt(['a', 'b'], 1), elementAt([undefined], 0), elementAt(new Int32Array([7]), 0)]).toEqual(['b', undefined, 7]);
  for (const index of [-1, 2, Number.NaN]) expect(() => elementAt(['a', 'b'], index)).toThrow(`Missing: element ${String(index)} of 2.`);
});
