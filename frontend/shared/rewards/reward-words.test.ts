import { expect, test } from 'vitest';
import { confirmWords, waitingWords } from './reward-words.ts';

const waitsUntil = '2026-12-20T12:00:00.000Z';

test('a waiting reward says what it pays, for what, and until when', () => {
  expect(waitingWords({ rewardState: 'waiting', rewardTokens: 3, waitsUntil })).toBe('+3 when you confirm your email, until 20 Dec');
});

test('a lapsed reward says why nothing came', () => {
  expect(waitingWords({ rewardState: 'lapsed', rewardTokens: 1, waitsUntil })).toBe('1 token lapsed: the email was not confirmed by 20 Dec');
});

test('a reward that is open or paid needs no words', () => {
  expect(waitingWords({ rewardState: 'open', rewardTokens: 3, waitsUntil: null })).toBeNull();
  expect(waitingWords({ rewardState: 'paid', rewardTokens: 3, waitsUntil: null })).toBeNull();
});

test('rewards that wait name the next step and its date', () => {
  expect(confirmWords({ tokens: 4, until: waitsUntil })).toBe('Confirm your email by 20 Dec to get them. After that they begin to lapse.');
  expect(confirmWords({ tokens: 1, until: waitsUntil })).toBe('Confirm your email by 20 Dec to get it. After that it lapses.');
});
