import { expect, it } from 'vitest';
import { challengeState } from '#contracts/challenges.ts';
import { challengePath, openingTab } from './challenge-address.ts';

it('an address without a tab opens, in each state of a challenge, the tab with something to do or to see', () => {
  expect(challengeState.options.map((state) => [state, openingTab(state)])).toEqual([
    ['scheduled', 'generate'], ['active', 'generate'], ['voting', 'vote'], ['judging', 'entries'], ['completed', 'winners'], ['cancelled', 'generate'],
  ]);
});

it('an address with a tab names the tab', () => {
  expect([challengePath({ slug: 'teacup' }), challengePath({ slug: 'teacup' }, 'generate')]).toEqual(['/challenge/teacup', '/challenge/teacup?tab=generate']);
});
