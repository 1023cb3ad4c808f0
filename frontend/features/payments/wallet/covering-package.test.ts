import { describe, expect, it } from 'vitest';
import { coveringPackage } from './covering-package.ts';

const PACKAGES = [{ tokens: 280 }, { tokens: 40 }, { tokens: 625 }, { tokens: 100 }];
const covering = (missing: number) => coveringPackage(PACKAGES, missing)?.tokens ?? null;

describe('the package that is pointed out', () => {
  it('marks the smallest token package that covers the tokens that the buyer is missing', () => expect([1, 40, 41, 281].map(covering)).toEqual([40, 40, 100, 625]));
  it('chooses the largest package where none covers the missing tokens, and none where no tokens are missing', () => expect([626, 0, -3].map(covering)).toEqual([625, null, null]));
  it('chooses no token package when the server sells none', () => expect(coveringPackage([], 5)).toBeNull());
});
