import { expect, test } from 'vitest';
import type { Achievement } from '#contracts/achievements.ts';
import { nearest } from './nearest.ts';

const one = (key: string, progress: number, goal: number, over: Partial<Achievement> = {}): Achievement => ({
  key, emoji: '✨', title: key, message: '', tier: 'bronze', area: 'running', secret: false, rarityPercent: null, goal, progress, unlockedAt: null, rewardTokens: 1, rewardState: 'open', waitsUntil: null, opensWith: null, ...over,
});
const keys = (all: Achievement[]): string[] => nearest(all, 3).map(({ key }) => key);

test("sorts next achievements by the share that is done, then by the steps left, then in the catalogue's order", () => {
  expect(keys([one('far', 0, 100), one('half', 5, 10), one('near', 1, 1.25), one('first', 0, 1)])).toEqual(['near', 'half', 'first']);
  expect(keys([one('a', 0, 5), one('b', 0, 5), one('c', 0, 1)])).toEqual(['c', 'a', 'b']);
});

test('shows no achievement as a next goal that is earned, secret or locked behind another one', () => {
  const done = one('done', 3, 3, { unlockedAt: '2026-11-21T00:00:00.000Z' });
  expect(keys([done, one('secret', 0, 1, { secret: true }), one('later', 0, 1, { opensWith: 'challenges' }), one('open', 0, 9)])).toEqual(['open']);
});
