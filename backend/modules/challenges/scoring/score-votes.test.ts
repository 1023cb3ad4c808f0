import { describe, expect, it } from 'vitest';
import { seededRandom } from '#kernel/seeded-random.ts';
import { BallotBox, finish } from './ballots.ts';
import type { Outcome } from './ballots.ts';
import { strengths } from './bradley-terry.ts';
import { scoreVotes } from './score-votes.ts';
import type { VoteTable } from './score-votes.ts';

type Vote = [voter: string, left: string, right: string, outcome: Outcome];

function table(entryIds: readonly string[], votes: readonly Vote[], skips: Record<string, number> = {}): VoteTable {
  const box = new BallotBox(entryIds);
  for (const vote of votes) box.add(...vote);
  for (const [voter, pairs] of Object.entries(skips)) box.skipped(voter, pairs);
  return finish(scoreVotes(finish(box.sorted())));
}
const order = ({ entries }: VoteTable): string[] => entries.map(({ entryId }) => entryId);
const scoreOf = ({ entries }: VoteTable, id: string) => entries.find(({ entryId }) => entryId === id)!;
const voterOf = ({ voters }: VoteTable, id: string) => voters.find(({ voterId }) => voterId === id)!;

/**
 * Makes votes on entries whose strength rises evenly from 0 to 3 logits. Honest voters mostly choose the stronger entry. Voters in `others`
 * choose by their own function.
 */
function contest(voters: number, entries: number, votesEach: number, others: Record<string, (left: string, right: string) => Outcome> = {}): { ids: string[]; votes: Vote[] } {
  const random = seededRandom(11);
  const ids = Array.from({ length: entries }, (_, place) => `entry ${String(place).padStart(2, '0')}`);
  const strength = (id: string): number => (3 * ids.indexOf(id)) / entries;
  const votes: Vote[] = [];
  const ask = (voter: string, choose: (left: string, right: string) => Outcome): void => {
    const seen = new Set<string>();
    while (seen.size < votesEach) {
      const [a, b] = [Math.floor(random() * entries), Math.floor(random() * entries)];
      if (a === b || seen.has(`${Math.min(a, b)} ${Math.max(a, b)}`)) continue;
      seen.add(`${Math.min(a, b)} ${Math.max(a, b)}`);
      votes.push([voter, ids[a]!, ids[b]!, choose(ids[a]!, ids[b]!)]);
    }
  };
  for (let voter = 0; voter < voters; voter += 1) ask(`voter ${voter}`, (left, right) => (random() < 1 / (1 + Math.exp(strength(right) - strength(left))) ? 'left' : 'right'));
  for (const [name, choose] of Object.entries(others)) ask(name, choose);
  return { ids, votes };
}

describe('strengths', () => {
  it('gives all entries the same strength, and 50 of 100 duels, when there are no votes', () => {
    expect(table(['a', 'b', 'c'], []).entries.map(({ strength, voteScore }) => [strength, voteScore])).toEqual([[0, 50], [0, 50], [0, 50]]);
  });

  it('fits strengths for which the expected wins equal the actual wins, those of the prior included', () => {
    const { ids, votes } = contest(10, 6, 8);
    const box = new BallotBox(ids);
    for (const vote of votes) box.add(...vote);
    const gamma = new Float64Array(ids.length).fill(1);
    finish(strengths(finish(box.sorted()), new Float64Array(10).fill(1), gamma, 1e-9));
    for (const [entry, id] of ids.entries()) {
      const mine = votes.filter(([, left, right]) => left === id || right === id);
      const won = mine.filter(([, left, , outcome]) => (outcome === 'left') === (left === id)).length;
      const expected = mine.reduce((sum, [, left, right]) => sum + gamma[entry]! / (gamma[entry]! + gamma[ids.indexOf(left === id ? right : left)]!), 0);
      expect(expected + (2 * gamma[entry]!) / (1 + gamma[entry]!)).toBeCloseTo(won + 1, 3);
    }
  });

  it('keeps the strength of an entry finite that won all its duels', () => {
    const { entries } = table(['a', 'b'], [['v', 'a', 'b', 'left'], ['w', 'b', 'a', 'right']]);
    expect(entries[0]!.entryId).toBe('a');
    expect(entries[0]!.strength).toBeGreaterThan(0);
    expect(entries[0]!.strength).toBeLessThan(3);
  });

  it('counts a tie as half a win for both entries', () => {
    expect(table(['a', 'b'], [['v', 'a', 'b', 'tie']]).entries.map(({ strength, ties }) => [strength, ties])).toEqual([[0, 1], [0, 1]]);
  });

  it('ignores votes on an entry that takes no part', () => {
    const votes: Vote[] = [['v', 'a', 'b', 'left'], ['v', 'gone', 'b', 'right'], ['w', 'a', 'gone', 'right']];
    expect(table(['a', 'b'], votes)).toEqual(table(['a', 'b'], votes.slice(0, 1)));
  });

  it('expresses strengths as the number of 100 duels that an entry would win, 50 on average', () => {
    const { ids, votes } = contest(60, 8, 20);
    const scores = table(ids, votes).entries.map(({ voteScore }) => voteScore);
    expect(scores.reduce((sum, score) => sum + score, 0) / ids.length).toBeCloseTo(50, 6);
    expect([...scores].sort((a, b) => b - a)).toEqual(scores);
  });
});

it('computes the same table to the last digit when votes come in another order or with sides swapped', () => {
  const { ids, votes } = contest(40, 12, 15, { coin: (left) => (left < 'entry 06' ? 'left' : 'tie') });
  const random = seededRandom(5);
  const first = table(ids, votes);
  for (let round = 0; round < 3; round += 1) {
    const mixed = votes.map((vote) => ({ vote, chance: random() })).sort((a, b) => a.chance - b.chance)
      .map(({ vote: [voter, left, right, outcome], chance }): Vote => (chance < 0.5 ? [voter, left, right, outcome] : [voter, right, left, outcome === 'tie' ? 'tie' : outcome === 'left' ? 'right' : 'left']));
    expect(table([...ids].reverse(), mixed)).toEqual(first);
  }
});

describe('the weight of a voter', () => {
  it('weighs voters who look high, and a voter who chooses against the consensus near zero', () => {
    const { ids, votes } = contest(40, 20, 25, { contrary: (left, right) => (left < right ? 'left' : 'right') });
    const scored = table(ids, votes);
    expect(voterOf(scored, 'contrary').weight).toBeLessThan(0.02);
    const honest = scored.voters.filter(({ voterId }) => voterId !== 'contrary').map(({ weight }) => weight);
    expect(honest.reduce((sum, weight) => sum + weight, 0) / honest.length).toBeGreaterThan(0.7);
  });

  it('leaves a voter’s own votes out of the consensus that decides the voter’s weight', () => {
    // This voter alone decides all strengths. If the consensus included the voter's own votes, they would agree perfectly.
    const { ids, votes } = contest(0, 10, 40, { alone: (left, right) => (left < right ? 'left' : 'right') });
    expect(voterOf(table(ids, votes), 'alone').agreement).toBeLessThan(0.91);
  });

  it('lowers the weight of a voter who skips many pairs', () => {
    const { ids, votes } = contest(30, 20, 20);
    const [none, few, many] = [0, 10, 190].map((pairs) => voterOf(table(ids, votes, { 'voter 0': pairs }), 'voter 0').weight);
    expect(few).toBe(none);
    expect(many! / none!).toBeCloseTo(1 / 7, 1);
  });
});

describe('voters who move together', () => {
  const ring = Object.fromEntries(Array.from({ length: 6 }, (_, voter) => [`ring ${voter}`, (left: string, right: string): Outcome => {
    // Colluders always vote for two weak entries and against two strong ones. In all other pairs they vote for the better entry.
    const rank = (id: string): number => ({ 'entry 00': 99, 'entry 01': 98, 'entry 18': -2, 'entry 19': -1 })[id] ?? Number(id.slice(-2));
    return rank(left) > rank(right) ? 'left' : 'right';
  }]));

  it('makes colluding voters share one weight, so that their favourite gains nothing that counts', () => {
    const { ids, votes } = contest(40, 20, 60, ring);
    const scored = table(ids, votes);
    const found = scored.voters.filter(({ cluster }) => cluster !== null).map(({ voterId }) => voterId);
    expect(found).toEqual(Object.keys(ring));
    expect(new Set(scored.voters.map(({ cluster }) => cluster)).size).toBe(2);
    expect(found.reduce((sum, id) => sum + voterOf(scored, id).weight, 0)).toBeLessThan(1);
    const without = order(table(ids, votes.filter(([voter]) => !voter.startsWith('ring'))));
    expect(Math.abs(order(scored).indexOf('entry 00') - without.indexOf('entry 00'))).toBeLessThanOrEqual(1);
    expect(scoreOf(scored, 'entry 19').wins).toBeGreaterThan(0);
  });

  it('finds no cluster among voters who look and vote on their own', () => {
    for (const [voters, entries, votesEach] of [[200, 12, 30], [60, 30, 60], [300, 60, 20]] as const) {
      const { ids, votes } = contest(voters, entries, votesEach);
      expect(table(ids, votes).voters.filter(({ cluster }) => cluster !== null)).toEqual([]);
    }
  });
});
