import { describe, expect, it } from 'vitest';
import { isNarrowed, readFilters, writeFilters } from './filter-address.ts';

describe('the marketplace in its address', () => {
  it('reads back the filters of the marketplace that it wrote into an address', () => {
    const filters = { contentType: 'image', category: 'illustrations', q: 'night & day', works: 90, rating: 4, freeTrialRun: 'true', sort: 'price-asc', license: 'forkable' } as const;
    expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
  });

  it('leaves out unknown filters and values when it reads the address of the marketplace', () => {
    expect(readFilters(new URLSearchParams('contentType=smell&category=&works=2000&rating=x&sort=worst&tag=poster&colour=red'))).toEqual({ tag: 'poster' });
  });

  it('does not count the chosen order of the marketplace as a filter', () => {
    expect(isNarrowed(readFilters(new URLSearchParams('sort=newest')))).toBe(false);
    expect(isNarrowed(readFilters(new URLSearchParams('sort=newest&q=owl')))).toBe(true);
  });
});
