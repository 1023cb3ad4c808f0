import { expect, it } from 'vitest';
import { levelOf } from './level.ts';

it('counts a person without achievements as level 1, and tiers by their points', () => {
  expect(levelOf([])).toEqual({ level: 1, progress: 0 });
  expect(levelOf(['bronze', 'bronze'])).toEqual({ level: 1, progress: 2 / 3 });
  expect(levelOf(['gold', 'silver', 'bronze'])).toEqual({ level: 3, progress: 0 });
});
