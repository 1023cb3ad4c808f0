import { expect, it } from 'vitest';
import { challengeState } from '#contracts/challenges.ts';
import { challengePath, openingTab } from './challenge-address.ts';

it('the address of a challenge without a tab opens, in each state, the tab with something to do or to see', () => {
  expect(challengeState.options.map((state) => [state, openingTab(state)])).toEqual([
    ['scheduled', 'generate'], ['active', 'generate'], ['voting', 'vote'], ['judging', 'entries'], ['completed', 'winners'], ['cancelled', 'generate'],
  ]);
});

it('the address of a challenge with a tab names the tab', () => {
  expect([challengePath({ slug: 'teacup' }), challengePath({ slug: 'teacup' }, 'generate')]).toEqual(['/challenge/teacup', '/challenge/teacup?tab=generate']);
});
