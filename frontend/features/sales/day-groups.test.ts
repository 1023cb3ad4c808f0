import { describe, expect, it } from 'vitest';
import { groupDays, usualGrain } from './day-groups.ts';

const day = (text: string, netCents: number) => ({ day: text, grossCents: netCents + 100, refundCents: 40, netCents, orders: 1 });

describe('takings', () => {
  // The first tested day, 2026-11-01, was a Sunday.
  const days = [day('2026-10-31', 1), day('2026-11-01', 2), day('2026-11-02', 4), day('2026-11-08', 8), day('2026-11-09', 16)];

  it('leaves the sales of each day as they are when they are grouped by day', () => {
    expect(groupDays(days, 'day').map(({ label, netCents }) => [label, netCents])).toEqual([['31 Oct', 1], ['1 Nov', 2], ['2 Nov', 4], ['8 Nov', 8], ['9 Nov', 16]]);
  });

  it('sums sales by week from Monday to Sunday', () => {
    expect(groupDays(days, 'week').map(({ label, netCents, orders }) => [label, netCents, orders])).toEqual([['Week of 31 Oct', 3, 2], ['Week of 2 Nov', 12, 2], ['Week of 9 Nov', 16, 1]]);
  });

  it('sums sales by month without losing an amount', () => {
    const months = groupDays(days, 'month');
    expect(months.map(({ label, netCents }) => [label, netCents])).toEqual([['Oct 2026', 1], ['Nov 2026', 30]]);
    expect(months.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(531);
    expect(months.reduce((sum, { refundCents }) => sum + refundCents, 0)).toBe(200);
  });
});

it('groups sales by day, week or month so that the chart of a period has few enough bars', () => {
  expect([1, 30, 92, 93, 183, 184, 365].map(usualGrain)).toEqual(['day', 'day', 'day', 'week', 'week', 'month', 'month']);
});
