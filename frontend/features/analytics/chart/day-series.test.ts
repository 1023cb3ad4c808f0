import { expect, it } from 'vitest';
import { daysOfSpan, reachOf, sumByDay } from './day-series.ts';

it("a chart's series has a value for each day of its span, 0 on days without a row", () => {
  const days = daysOfSpan({ from: '2026-02-27', to: '2026-03-02' });
  expect(days).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(sumByDay(days, [{ day: '2026-03-01', n: 2 }, { day: '2026-03-01', n: 3 }, { day: '2026-01-01', n: 9 }], ({ n }) => n)).toEqual([0, 0, 5, 0]);
});

it("a chart's axis reaches to its highest bar or line, or to the highest value of the period before", () => {
  const series = [{ key: 'a', label: 'A', tone: 'violet', values: [1, 4] }, { key: 'b', label: 'B', tone: 'dots', values: [2, null] }, { key: 'c', label: 'C', tone: 'lost', values: [7, 0], below: true }] as const;
  expect([reachOf(series, true), reachOf(series, false), reachOf(series, true, [9, null])]).toEqual([{ above: 4, below: 7 }, { above: 4, below: 7 }, { above: 9, below: 7 }]);
  expect(reachOf([], true)).toEqual({ above: 1, below: 0 });
});
