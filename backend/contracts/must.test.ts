import { expect, it } from 'vitest';
import { elementAt, must, one } from './must.ts';

it('answers a value that is there, also an empty one', () => {
  expect([must(0, 'a count'), must('', 'a text'), must(false, 'an answer')]).toEqual([0, '', false]);
});

it.each([null, undefined])('names what is missing: %s', (value) => {
  expect(() => must(value, 'the wallet of the buyer')).toThrow('Missing: the wallet of the buyer.');
});

it('answers the only element, and refuses an empty list and two elements', () => {
  expect(one([undefined])).toBeUndefined();
  expect(one(['a'])).toBe('a');
  expect(() => one([])).toThrow('Expected one element, found 0.');
  expect(() => one([1, 2])).toThrow('Expected one element, found 2.');
});

it('answers an element that a list has, and refuses places before and behind it', () => {
  expect([elementAt(['a', 'b'], 1), elementAt([undefined], 0), elementAt(new Int32Array([7]), 0)]).toEqual(['b', undefined, 7]);
  for (const index of [-1, 2, Number.NaN]) expect(() => elementAt(['a', 'b'], index)).toThrow(`Missing: element ${String(index)} of 2.`);
});
