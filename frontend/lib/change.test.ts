import { describe, expect, it } from 'vitest';
import { changeOf, shareOf } from './change.ts';

describe('a figure beside the one before', () => {
  it('the change between two figures has a percentage and a direction', () => {
    expect(changeOf(1329, 1000)).toEqual({ percent: 32.9, direction: 'up' });
    expect(changeOf(742, 751)).toEqual({ percent: -1.2, direction: 'down' });
    expect(changeOf(5, 5)).toEqual({ percent: 0, direction: 'same' });
    expect(changeOf(100, -50)).toEqual({ percent: 300, direction: 'up' });
  });

  it('the change of a figure has no percentage when the earlier figure is 0, and there is no change when it is unknown', () => {
    expect(changeOf(7, 0)).toEqual({ percent: null, direction: 'up' });
    expect(changeOf(0, 0)).toEqual({ percent: 0, direction: 'same' });
    expect(changeOf(7, null)).toBeNull();
  });

  it('a part of a whole is shown as a percentage', () => {
    expect(shareOf(315605, 932149)).toBe(33.9);
    expect(shareOf(0, 0)).toBe(0);
  });
});
