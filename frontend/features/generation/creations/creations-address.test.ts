import { describe, expect, it } from 'vitest';
import { askedFor, tabAddress } from './creations-address.ts';

const ID = '0199a000-0000-7000-8000-000000000001';
const asked = (search: string) => askedFor(new URLSearchParams(search));

describe('the address of my creations', () => {
  it.each([
    ['', { filter: {}, sort: 'newest' }],
    ['tab=images&q=whale', { filter: { type: 'image', q: 'whale' }, sort: 'newest' }],
    ['tab=favourites', { filter: { favourite: 'true' }, sort: 'favourites' }],
    ['tab=favourites&sort=oldest', { filter: { favourite: 'true' }, sort: 'oldest' }],
    ['tab=trash&sort=favourites', { filter: { trash: 'true' }, sort: 'newest' }],
    [`prompt=${ID}&folder=none&rating=up`, { filter: { prompt: ID, folder: 'none', rating: 'up' }, sort: 'newest' }],
    ['prompt=x&rating=9&from=soon&tab=all&sort=size', { filter: {}, sort: 'newest' }],
  ])('My Creations reads its filters and order from the address "%s"', (search, view) => {
    expect(asked(search).view).toEqual(view);
  });

  it("a range of days in the address of My Creations includes its last day, in the reader's time zone", () => {
    const { from, to } = asked('from=2026-11-20&to=2026-11-20').view.filter;
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000);
  });

  it('opening another tab of My Creations keeps the filters and closes an open creation', () => {
    expect(tabAddress(new URLSearchParams(`q=sea&tab=text&creation=${ID}`), 'images')).toBe('/my-creations?q=sea&tab=images');
    expect(tabAddress(new URLSearchParams('tab=text'), 'all')).toBe('/my-creations');
  });
});
