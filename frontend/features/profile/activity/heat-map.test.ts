import { expect, it } from 'vitest';
import { heatWeeks, longestRun } from './heat-map.ts';

const day = (name: string, made = 1) => ({ day: name, texts: made, images: 0, videos: 0 });

it('starts each week in the activity of a person on Monday and ends the last week today', () => {
  // The tested day, 26 Nov 2026, is a Thursday.
  const weeks = heatWeeks([day('2026-11-23', 12), day('2026-11-22', 3)], '2026-11-26', 2);
  expect(weeks.map((week) => [week[0]?.day, week.length])).toEqual([['2026-11-16', 7], ['2026-11-23', 4]]);
  expect(weeks.flat().filter(({ made }) => made > 0).map(({ day: name, shade }) => [name, shade])).toEqual([['2026-11-22', 2], ['2026-11-23', 4]]);
});

it('counts the most consecutive days with a creation, and says whether they reach until today', () => {
  expect(longestRun([], '2026-11-26')).toEqual({ days: 0, open: false });
  expect(longestRun([day('2026-11-01'), day('2026-11-02'), day('2026-11-25')], '2026-11-26')).toEqual({ days: 2, open: false });
  expect(longestRun([day('2026-11-24'), day('2026-11-25')], '2026-11-26')).toEqual({ days: 2, open: true });
});
