import { describe, expect, it } from 'vitest';
import { daysIn, momentsOf, spanBefore, spanWords } from './day-span.ts';

describe('UTC days', () => {
  it('UTC days are counted correctly over the ends of months and years', () => {
    expect(daysIn({ from: '2026-10-22', to: '2026-11-20' })).toBe(30);
    expect(daysIn({ from: '2026-11-20', to: '2026-11-20' })).toBe(1);
  });

  it('a span of UTC days lasts from midnight to the midnight after its last day', () => {
    expect(momentsOf({ from: '2026-11-20', to: '2026-11-21' })).toEqual({ from: '2026-11-20T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' });
  });

  it('the span before a span of UTC days has the same length', () => {
    expect(spanBefore({ from: '2026-11-15', to: '2026-11-21' })).toEqual({ from: '2026-11-08', to: '2026-11-14' });
    expect(spanBefore({ from: '2026-11-21', to: '2026-11-21' })).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  });

  it('a span of UTC days is written with the year once when both days are in the same year', () => {
    expect(spanWords({ from: '2026-10-22', to: '2026-11-20' })).toBe('22 Oct to 20 Nov 2026');
    expect(spanWords({ from: '2026-12-20', to: '2027-01-02' })).toBe('20 Dec 2026 to 2 Jan 2027');
    expect(spanWords({ from: '2026-11-20', to: '2026-11-20' })).toBe('20 Nov 2026');
  });
});
