import { describe, expect, it } from 'vitest';
import { assignPrizes } from './assign-prizes.ts';
import type { Entrant, Offered, ScoredEntry } from './assign-prizes.ts';

const PERSON: Entrant = { eligible: true, resting: false, newcomer: false, host: false };
const DAILY = { places: [30, 15, 5], newcomer: 10, pool: false };
/** Makes scored entries with these final scores, best first, each by another person. `changed` overrides facts about some people. */
const field = (finals: readonly number[], changed: Record<string, Partial<Entrant>> = {}) => {
  const scores = finals.map((final, at): ScoredEntry => ({ entryId: `e${at}`, userId: `p${at}`, final }));
  return { scores, entrants: new Map(scores.map(({ userId }) => [userId!, { ...PERSON, ...changed[userId!] }])) };
};
const ten = [90, 80, 70, 60, 50, 40, 30, 20, 10, 5];
const prizesOf = ({ scores, entrants }: ReturnType<typeof field>, offered: Offered = DAILY) => assignPrizes(scores, entrants, offered).filter(({ placePrize, newcomerPrize }) => placePrize + newcomerPrize > 0).map(({ entryId, placePrize, newcomerPrize }) => [entryId, placePrize, newcomerPrize]);

describe('prizes of a daily', () => {
  it('gives the prizes of a daily to the first three of ten eligible entrants', () => {
    expect(prizesOf(field(ten))).toEqual([['e0', 30, 0], ['e1', 15, 0], ['e2', 5, 0]]);
  });

  it('gives only the first place 5 tokens with nine eligible entrants, and no prize with two', () => {
    expect(prizesOf(field(ten, { p9: { eligible: false } }))).toEqual([['e0', 5, 0]]);
    expect(prizesOf(field(ten.slice(0, 2)))).toEqual([]);
  });

  it('skips recent winners, hosts and ineligible accounts for prizes, and keeps their places', () => {
    const found = field([...ten, 4, 3, 2], { p0: { resting: true }, p1: { eligible: false }, p3: { host: true } });
    expect(prizesOf(found)).toEqual([['e2', 30, 0], ['e4', 15, 0], ['e5', 5, 0]]);
    expect(assignPrizes(found.scores, found.entrants, DAILY).slice(0, 3).map(({ place, resting }) => [place, resting])).toEqual([[1, true], [2, false], [3, false]]);
  });

  it('divides prizes equally among entrants with equal scores, rounded down', () => {
    const found = field([90, 90, 70, 60, 50, 40, 30, 20, 10, 5]);
    expect(prizesOf(found)).toEqual([['e0', 22, 0], ['e1', 22, 0], ['e2', 5, 0]]);
    expect(assignPrizes(found.scores, found.entrants, DAILY).slice(0, 3).map(({ place }) => place)).toEqual([1, 1, 3]);
    // Four people with equal scores on the third place share its 5 tokens.
    expect(prizesOf(field([90, 80, 70, 70, 70, 70, 30, 20, 10, 5]))).toEqual([['e0', 30, 0], ['e1', 15, 0], ['e2', 1, 0], ['e3', 1, 0], ['e4', 1, 0], ['e5', 1, 0]]);
  });

  it('gives the best newcomer a prize when at least five newcomers entered', () => {
    const newcomers = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${9 - at}`, { newcomer: true }]));
    expect(prizesOf(field(ten, newcomers(4)))).toHaveLength(3);
    expect(prizesOf(field(ten, newcomers(5)))).toContainEqual(['e5', 0, 10]);
  });

  it('ranks only the best entry of each person', () => {
    const { scores, entrants } = field(ten);
    const twice = [{ entryId: 'again', userId: 'p9', final: 95 }, ...scores];
    const awards = assignPrizes(twice, entrants, DAILY);
    expect([awards.length, awards[0]?.entryId, awards[0]?.placePrize, awards.some(({ entryId }) => entryId === 'e9')]).toEqual([10, 'again', 30, false]);
  });
});

it('pays the full pool of a community challenge with only three entrants', () => {
  expect(prizesOf(field([9, 8, 7]), { places: [60, 40], newcomer: null, pool: true })).toEqual([['e0', 60, 0], ['e1', 40, 0]]);
});
