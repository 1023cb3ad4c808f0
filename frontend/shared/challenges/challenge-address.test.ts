import { expect, it } from 'vitest';
import { challengeState } from '#contracts/challenges.ts';
import { challengePath, openingTab } from './challenge-address.ts';

it('an address without a tab opens what there is to do or to see in each state', () => {
  expect(challengeState.options.map((state) => [state, openingTab(state)])).toEqual([
    ['scheduled', 'generate'], ['active', 'generate'], ['voting', 'vote'], ['judging', 'entries'], ['completed', 'winners'], ['cancelled', 'generate'],
  ]);
});

it('the address of a tab names it', () => {
  expect([challengePath({ slug: 'teacup' }), challengePath({ slug: 'teacup' }, 'generate')]).toEqual(['/challenge/teacup', '/challenge/teacup?tab=generate']);
});
