import { expect, it } from 'vitest';
import { challengeStreak } from './challenge-streak.ts';

// 2026-11-16 is a Monday.
const of = (...days: number[]) => new Set(days.map((day) => `2026-11-${String(day).padStart(2, '0')}`));

it('counts consecutive days of a challenge streak, and does not end it while today is open', () => {
  expect(challengeStreak(of(16, 17, 18), '2026-11-19')).toMatchObject({ current: 3, best: 3, freezeAvailable: true });
});

it('continues a challenge streak over one missed day in an ISO week, and does not count that day', () => {
  const { current, frozen, freezeAvailable } = challengeStreak(of(16, 18), '2026-11-18');
  expect([current, [...frozen], freezeAvailable]).toEqual([2, ['2026-11-17'], false]);
});

it('ends a challenge streak at the second missed day of a week, and keeps the longest length', () => {
  expect(challengeStreak(of(16, 17, 18, 21), '2026-11-21')).toMatchObject({ current: 1, best: 3 });
});

it('allows a challenge streak one more missed day from each Monday on', () => {
  // Two days are missed: Sunday 22 uses the freeze of the first week, and Tuesday 24 that of the second.
  expect(challengeStreak(of(20, 21, 23, 25), '2026-11-25')).toMatchObject({ current: 4, best: 4, freezeAvailable: false });
});

it('returns a challenge streak of zero without any day', () => {
  expect(challengeStreak(of(), '2026-11-25')).toMatchObject({ current: 0, best: 0, freezeAvailable: true });
});
