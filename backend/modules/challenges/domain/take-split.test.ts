import { expect, it } from 'vitest';
import { addSplits, NO_TOKENS, takeSplit, totalOf } from './take-split.ts';

const pool = { bonus: 0, subscription: 5, earned: 10, purchased: 20 };

it('takes purchased tokens of a pool first, and neither loses nor creates tokens', () => {
  const { taken, left } = takeSplit(pool, 27);
  expect(taken).toEqual({ bonus: 0, subscription: 0, earned: 7, purchased: 20 });
  expect(addSplits([taken, left])).toEqual(pool);
  expect([totalOf(taken), totalOf(left), totalOf(NO_TOKENS)]).toEqual([27, 8, 0]);
});

it('refuses to take more tokens than the pool has', () => {
  expect(() => takeSplit(pool, 36)).toThrow(RangeError);
});
