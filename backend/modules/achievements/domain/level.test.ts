import { expect, it } from 'vitest';
import { levelOf } from './level.ts';

it('a person without achievements has level 1, and each tier of achievement adds its points to the level', () => {
  expect(levelOf([])).toEqual({ level: 1, progress: 0 });
  expect(levelOf(['bronze', 'bronze'])).toEqual({ level: 1, progress: 2 / 3 });
  expect(levelOf(['gold', 'silver', 'bronze'])).toEqual({ level: 3, progress: 0 });
});
