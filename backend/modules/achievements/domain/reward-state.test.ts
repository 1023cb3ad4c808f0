import { expect, test } from 'vitest';
import { openReward, shownReward } from './reward-state.ts';

const now = new Date('2026-12-20T12:00:00.000Z');

test.each([
  ['paid if all of its tokens were granted', { worth: 3, granted: 3, lapsesAt: null }, { rewardState: 'paid', rewardTokens: 3, waitsUntil: null }],
  ['paid if its tokens were granted after it waited', { worth: 3, granted: 3, lapsesAt: new Date('2026-12-01T00:00:00.000Z') }, { rewardState: 'paid', rewardTokens: 3, waitsUntil: null }],
  ['waiting until the moment at which it lapses', { worth: 3, granted: 0, lapsesAt: now }, { rewardState: 'waiting', rewardTokens: 3, waitsUntil: '2026-12-20T12:00:00.000Z' }],
  ['lapsed after that moment', { worth: 3, granted: 0, lapsesAt: new Date(now.getTime() - 1) }, { rewardState: 'lapsed', rewardTokens: 3, waitsUntil: '2026-12-20T11:59:59.999Z' }],
  ['paid if it is worth no tokens', { worth: 0, granted: 0, lapsesAt: null }, { rewardState: 'paid', rewardTokens: 0, waitsUntil: null }],
] as const)('a reward is shown as %s', (_what, reward, shown) => {
  expect(shownReward(reward, now)).toEqual(shown);
});

test('a reward that can still be earned is shown as open, with its tokens', () => {
  expect(openReward(10)).toEqual({ rewardState: 'open', rewardTokens: 10, waitsUntil: null });
});
