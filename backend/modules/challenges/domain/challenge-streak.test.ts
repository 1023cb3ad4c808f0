import { expect, it } from 'vitest';
import { challengeStreak } from './challenge-streak.ts';

// 2026-11-16 is a Monday.
const of = (...days: number[]) => new Set(days.map((day) => `2026-11-${String(day).padStart(2, '0')}`));

it('counts days in a row, and today does not break them', () => {
  expect(challengeStreak(of(16, 17, 18), '2026-11-19')).toMatchObject({ current: 3, best: 3, freezeAvailable: true });
});

it('bridges one missed day of an ISO week without counting it', () => {
  const { current, frozen, freezeAvailable } = challengeStreak(of(16, 18), '2026-11-18');
  expect([current, [...frozen], freezeAvailable]).toEqual([2, ['2026-11-17'], false]);
});

it('ends with the second missed day of a week, and remembers the best', () => {
  expect(challengeStreak(of(16, 17, 18, 21), '2026-11-21')).toMatchObject({ current: 1, best: 3 });
});

it('has a new freeze each Monday', () => {
  // Missed: Sunday 22 with the freeze of the first week, Tuesday 24 with that of the second.
  expect(challengeStreak(of(20, 21, 23, 25), '2026-11-25')).toMatchObject({ current: 4, best: 4, freezeAvailable: false });
});

it('has no days without any', () => {
  expect(challengeStreak(of(), '2026-11-25')).toMatchObject({ current: 0, best: 0, freezeAvailable: true });
});
