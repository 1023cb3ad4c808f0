import { expect, test } from 'vitest';
import { DEFAULT_REWARDS } from '#contracts/rewards.ts';
import type { Rewards } from '#contracts/rewards.ts';
import { claimWords, nextClaimWords } from './claim-words.ts';

const rewards = (claim: Partial<Rewards['claim']> & { current: number }, amounts = DEFAULT_REWARDS): Rewards => ({
  claim: {
    claimedToday: false, amountToday: 1, nextResetAt: '2026-11-22T00:00:00.000Z', claimsToBonus: 7, waitsUntil: null, ...claim,
    streak: { current: claim.current, best: 9, freezeAvailable: true, week: [] as never },
  },
  checklist: { steps: [], done: true }, waiting: null, today: { earned: 0, cap: amounts.dailyCap }, amounts,
});
const said = (of: Rewards): string => Object.values(nextClaimWords(of)).join('');

test('says before a daily claim how many claims are missing for the seventh day, and what that day pays', () => {
  expect(said(rewards({ current: 0 }))).toBe('7 more claims make it 7 days. Every seventh day pays 3 tokens instead of 1.');
  expect(said(rewards({ current: 6, claimsToBonus: 1, amountToday: 3 }))).toBe('Claim today to make it 7 days. Every seventh day pays 3 tokens instead of 1.');
  expect(said(rewards({ current: 13, claimsToBonus: 1, claimedToday: true }))).toBe('Tomorrow makes it 14 days. Every seventh day pays 3 tokens instead of 1.');
});

test('does not announce the seventh daily claim when it pays the same as other days', () => {
  expect(said(rewards({ current: 2 }, { ...DEFAULT_REWARDS, seventhDay: 1 }))).toBe('Each day pays 1 token.');
});

test('says after a daily claim how many tokens it paid, how long the streak is, and what waits for the email confirmation', () => {
  expect(claimWords(1, 1, null)).toEqual({ title: '1 token claimed', description: 'Day 1 of a new streak.' });
  expect(claimWords(3, 7, null).title).toBe('3 tokens claimed');
  expect(claimWords(0, 4, null)).toEqual({ title: 'Streak kept', description: 'That makes 4 days in a row.' });
  expect(claimWords(1, 1, '2026-12-20T12:00:00.000Z')).toEqual({ title: '1 token claimed', description: 'Day 1 of a new streak. +1 when you confirm your email, until 20 Dec.' });
});
