import { expect, it } from 'vitest';
import { segmentOf } from './segment-select.tsx';

it('reads the segment of people from an address, and none from an invalid value', () => {
  expect([segmentOf('plan:pro'), segmentOf('source:share'), segmentOf('all'), segmentOf(null), segmentOf('plan:gold'), segmentOf('email:a')]).toEqual([
    { by: 'plan', value: 'pro' }, { by: 'source', value: 'share' }, undefined, undefined, undefined, undefined,
  ]);
});
