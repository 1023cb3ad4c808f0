import { expect, it } from 'vitest';
import { pathSteps } from './path-steps.ts';

it('sums the people of each step of a path by the place that they came to, most people first', () => {
  const links = [
    { step: 2, from: 'Searched', to: 'ended', people: 4 }, { step: 2, from: 'Sign-up', to: 'ended', people: 5 }, { step: 2, from: 'Sign-up', to: 'Run that worked', people: 6 },
    { step: 1, from: 'Visit', to: 'Searched', people: 4 }, { step: 1, from: 'Visit', to: 'Sign-up', people: 11 },
  ];
  expect(pathSteps(links)).toEqual([
    { step: 1, places: [{ place: 'Sign-up', people: 11 }, { place: 'Searched', people: 4 }] },
    { step: 2, places: [{ place: 'ended', people: 9 }, { place: 'Run that worked', people: 6 }] },
  ]);
});
