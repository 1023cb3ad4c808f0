import { expect, it } from 'vitest';
import { sortsOf } from './filter-words.ts';

const offered = (...of: Parameters<typeof sortsOf>): string[] => sortsOf(...of).map(({ label }) => label);

it('offers success rate as an order only while some prompt reaches a rate, or where the address asks for it', () => {
  expect(offered({}, false)).not.toContain('Success rate');
  expect(offered({}, true)).toContain('Success rate');
  expect(offered({ sort: 'success-rate' }, false)).toContain('Success rate');
});

it('calls the first order of a search best match', () => {
  expect([offered({}, true)[0], offered({ q: 'fox' }, true)[0]]).toEqual(['Trending', 'Best match']);
});
