import { expect, it } from 'vitest';
import { entriesOf, givenEntriesOf, isOneOf, keysOf, mapRecord } from './typed-records.ts';

const PRICES = { bread: 3, cake: 12 };

it('keysOf and entriesOf return a record’s keys and entries in their order', () => {
  expect(keysOf(PRICES)).toEqual(['bread', 'cake']);
  expect(entriesOf(PRICES)).toEqual([['bread', 3], ['cake', 12]]);
});

it('givenEntriesOf leaves out entries that are undefined, and keeps null', () => {
  expect(givenEntriesOf({ bread: 3, cake: undefined, roll: null })).toEqual([['bread', 3], ['roll', null]]);
});

it('mapRecord makes a new value for each key of a record', () => {
  expect(mapRecord(PRICES, (price, name) => `${name}: ${price}`)).toEqual({ bread: 'bread: 3', cake: 'cake: 12' });
});

it('isOneOf tells whether a list contains a value', () => {
  expect(isOneOf(['bread', 'cake'], 'cake')).toBe(true);
  expect(isOneOf(['bread', 'cake'], 'tea')).toBe(false);
});
