import { describe, expect, it } from 'vitest';
import { pausedUntil } from './paused-until.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('a pause of publishing', () => {
  it('does not begin with fewer than three strikes', () => {
    expect([pausedUntil([]), pausedUntil([day(1), day(2)])]).toEqual([null, null]);
  });
  it('ends when the oldest of three has expired, whatever their order', () => {
    expect(pausedUntil([day(9), day(3), day(5)])).toEqual(day(3));
  });
  it('lasts until two are left when there are more', () => {
    expect(pausedUntil([day(1), day(2), day(3), day(4), day(5)])).toEqual(day(3));
  });
});
