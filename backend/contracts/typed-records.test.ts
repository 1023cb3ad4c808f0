import { expect, it } from 'vitest';
import { entriesOf, givenEntriesOf, isOneOf, keysOf, mapRecord } from './typed-records.ts';

const PRICES = { bread: 3, cake: 12 };

it('answers keys and entries in their order', () => {
  expect(keysOf(PRICES)).toEqual(['bread', 'cake']);
  expect(entriesOf(PRICES)).toEqual([['bread', 3], ['cake', 12]]);
});

it('leaves out the entries without a value, and keeps null', () => {
  expect(givenEntriesOf({ bread: 3, cake: undefined, roll: null })).toEqual([['bread', 3], ['roll', null]]);
});

it('makes a new value for each key', () => {
  expect(mapRecord(PRICES, (price, name) => `${name}: ${price}`)).toEqual({ bread: 'bread: 3', cake: 'cake: 12' });
});

it('says whether a value is one of a list', () => {
  expect(isOneOf(['bread', 'cake'], 'cake')).toBe(true);
  expect(isOneOf(['bread', 'cake'], 'tea')).toBe(false);
});
