import { expect, test } from 'vitest';
import { confirmWords, waitingWords } from './reward-words.ts';

const waitsUntil = '2026-12-20T12:00:00.000Z';

test('the text of a waiting reward states its tokens, its condition and its deadline', () => {
  expect(waitingWords({ rewardState: 'waiting', rewardTokens: 3, waitsUntil })).toBe('+3 when you confirm your email, until 20 Dec');
});

test('the text of a lapsed reward states why nothing was paid', () => {
  expect(waitingWords({ rewardState: 'lapsed', rewardTokens: 1, waitsUntil })).toBe('1 token lapsed: the email was not confirmed by 20 Dec');
});

test('an open or paid reward has no text', () => {
  expect(waitingWords({ rewardState: 'open', rewardTokens: 3, waitsUntil: null })).toBeNull();
  expect(waitingWords({ rewardState: 'paid', rewardTokens: 3, waitsUntil: null })).toBeNull();
});

test('the text about waiting rewards names the next step and its deadline', () => {
  expect(confirmWords({ tokens: 4, until: waitsUntil })).toBe('Confirm your email by 20 Dec to get them. After that they begin to lapse.');
  expect(confirmWords({ tokens: 1, until: waitsUntil })).toBe('Confirm your email by 20 Dec to get it. After that it lapses.');
});
