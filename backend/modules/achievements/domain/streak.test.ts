import { describe, expect, it } from 'vitest';
import { freezesBy, nextStreak, streakToday, weekOf } from './streak.ts';
import type { StreakFacts } from './streak.ts';

const NEW: StreakFacts = { current: 0, best: 0, firstDay: null, lastDay: null, freezes: [] };

/** The streak after claims on these days, in this order. 2026-11-16 is a Monday. */
const claims = (...days: string[]): StreakFacts =>
  days.reduce<StreakFacts>((facts, day) => {
    const { current, best, freezes } = nextStreak(facts, day);
    return { current, best, firstDay: facts.firstDay ?? day, lastDay: day, freezes: [...facts.freezes, ...freezes] };
  }, NEW);

describe('streaks', () => {
  it.each<[string, string[], { current: number; best: number; frozen: string[] }]>([
    ['counts days in a row', ['2026-11-16', '2026-11-17', '2026-11-18'], { current: 3, best: 3, frozen: [] }],
    ['bridges a missed day without counting it', ['2026-11-16', '2026-11-18'], { current: 2, best: 2, frozen: ['2026-11-17'] }],
    ['bridges one missed day in each ISO week, and starts again at 1 after the second', ['2026-11-16', '2026-11-18', '2026-11-20'], { current: 1, best: 2, frozen: ['2026-11-17'] }],
    ['bridges a missed day again in the next ISO week', ['2026-11-16', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24'], { current: 7, best: 7, frozen: ['2026-11-17', '2026-11-23'] }],
    ['bridges a missed Sunday and Monday, which belong to two ISO weeks', ['2026-11-21', '2026-11-24'], { current: 2, best: 2, frozen: ['2026-11-22', '2026-11-23'] }],
    ['breaks the streak after two missed days in one ISO week', ['2026-11-16', '2026-11-19'], { current: 1, best: 1, frozen: [] }],
    ['breaks the streak after three missed days in a row, even across two ISO weeks', ['2026-11-21', '2026-11-25'], { current: 1, best: 1, frozen: [] }],
    ['keeps the best streak when a later one is shorter', ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-10'], { current: 1, best: 3, frozen: [] }],
    ['counts 31 December and 1 January as days in a row', ['2026-12-31', '2027-01-01'], { current: 2, best: 2, frozen: [] }],
  ])('%s', (_, days, expected) => {
    const { current, best, freezes } = claims(...days);
    expect({ current, best, frozen: freezes.map(({ day }) => day) }).toEqual(expected);
  });

  it('shows a streak of daily claims until two claims are missed in one ISO week, then 0', () => {
    const facts = claims('2026-11-16', '2026-11-17');
    expect(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map((day) => streakToday(facts, day))).toEqual([2, 2, 2, 0]);
    expect(freezesBy(facts, '2026-11-19').map(({ day }) => day)).toEqual(['2026-11-18']);
  });

  it('shows each day of the week of a streak as claimed, frozen, missed, today, ahead, or before the first claim', () => {
    const facts = claims('2026-11-17', '2026-11-19');
    const states = weekOf(facts, new Set(['2026-11-17', '2026-11-19']), '2026-11-20').map(({ state }) => state);
    expect(states).toEqual(['before', 'claimed', 'frozen', 'claimed', 'today', 'ahead', 'ahead']);
    expect(weekOf(facts, new Set(['2026-11-17', '2026-11-19']), '2026-11-22').map(({ state }) => state)).toEqual(['before', 'claimed', 'frozen', 'claimed', 'missed', 'missed', 'today']);
  });
});
