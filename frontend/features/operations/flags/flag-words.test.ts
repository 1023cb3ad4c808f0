import { expect, it } from 'vitest';
import { flagState } from './flag-words.ts';

it('says for which users a feature flag is on', () => {
  expect(flagState({ value: true, audience: { type: 'everyone' } })).toBe('On for everyone');
  expect(flagState({ value: true, audience: { type: 'staff' } })).toBe('On for staff');
  expect(flagState({ value: true, audience: { type: 'plan', plan: 'pro' } })).toBe('On for people with Pro');
  expect(flagState({ value: true, audience: { type: 'users', usernames: ['ada'] } })).toBe('On for 1 named account');
  expect(flagState({ value: true, audience: { type: 'share', percent: 20 } })).toBe('On for 20% of accounts');
});

it('says that a switched-off feature flag is off for all users, whatever its audience', () => {
  expect(flagState({ value: false, audience: { type: 'staff' } })).toBe('Off for everyone');
});

it('writes the value of a feature flag in words, for a percentage and for a list', () => {
  expect(flagState({ value: 40, audience: { type: 'everyone' } })).toBe('40% for everyone');
  expect(flagState({ value: ['a', 'b'], audience: { type: 'staff' } })).toBe('a, b for staff');
  expect(flagState({ value: [], audience: { type: 'staff' } })).toBe('An empty list for staff');
});
