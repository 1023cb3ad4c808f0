import { expect, it } from 'vitest';
import type { DayFigures } from '#contracts/today.ts';
import { changeOf, tilesOf } from './today-words.ts';

const same = { now: 0, then: 0 };
const FIGURES: DayFigures = {
  revenueCents: { now: 35_466, then: 15_920 }, signUps: { now: 26, then: 22 }, people: same, runs: { now: 1_072, then: 1_000 }, ended: { now: 1_000, then: 1_000 }, worked: { now: 949, then: 968 },
  tokensSold: same, tokensSpent: same, tokensReturned: { now: 103, then: 82 },
};

it('says how a figure of today differs from yesterday, and whether the change is good', () => {
  const [revenue, , , runs, works, , , returned] = tilesOf(FIGURES);
  expect(revenue).toEqual({ name: 'Gross sales', value: '$354.66', change: '+123%', better: true, then: '$159.20 yesterday' });
  expect(runs).toMatchObject({ value: '1,072', change: '+7%' });
  expect(works).toMatchObject({ value: '94.9%', change: '−1.9 points', better: false, then: '96.8% yesterday' });
  expect(returned).toMatchObject({ change: '+26%', better: false });
});

it('names what the figures of sales and tokens count', () => {
  expect(tilesOf(FIGURES).map(({ name }) => name)).toEqual(['Gross sales', 'Sign-ups', 'People who made something', 'Runs', 'Works rate', 'Tokens sold', 'Tokens charged for runs', 'Held tokens released']);
});

it('shows administrators no rate of fewer than 20 runs, and no change from a figure of 0', () => {
  expect(tilesOf({ ...FIGURES, ended: { now: 19, then: 1 } })[4]).toMatchObject({ value: '19 runs ended', change: null, better: null, then: '1 run ended yesterday' });
  expect([changeOf({ now: 5, then: 0 }), changeOf({ now: 4, then: 4 }), changeOf({ now: 0, then: 3 })]).toEqual([null, '0%', '−100%']);
});
