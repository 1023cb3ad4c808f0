import { describe, expect, it } from 'vitest';
import { pausedUntil } from './paused-until.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('a pause of publishing', () => {
  it('fewer than three strikes do not pause publishing', () => {
    expect([pausedUntil([]), pausedUntil([day(1), day(2)])]).toEqual([null, null]);
  });
  it('the pause of publishing ends when the oldest of three strikes has expired, in whatever order they are given', () => {
    expect(pausedUntil([day(9), day(3), day(5)])).toEqual(day(3));
  });
  it('with more than three strikes the pause of publishing lasts until two are left', () => {
    expect(pausedUntil([day(1), day(2), day(3), day(4), day(5)])).toEqual(day(3));
  });
});
