import { afterEach, expect, it, vi } from 'vitest';
import { newSecret, randomLetters } from '#kernel/ids.ts';
import { newRecoveryCodes } from './recovery-code.ts';
import { newTotpSecret } from './totp.ts';

afterEach(() => vi.restoreAllMocks());

/** Makes a code by a generator whose next value can be guessed. It shows that the test below notices one. */
const guessable = (): string => Math.random().toString(36);

it.each([
  ['recovery codes', newRecoveryCodes], ['secrets of an authenticator', newTotpSecret], ['tokens of emails, sessions and devices', newSecret], ['codes of letters', () => randomLetters('abcd', 20)],
])('%s differ each time while Math.random always gives the same value, and do not draw with it', (_what, make) => {
  const drawn = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const made = Array.from({ length: 50 }, () => JSON.stringify(make()));
  expect([new Set(made).size, drawn.mock.calls.length]).toEqual([50, 0]);
});

it('the comparison of drawn codes notices a generator whose values can be guessed', () => {
  const drawn = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  expect([guessable(), drawn.mock.calls.length]).toEqual([guessable(), 1]);
});
