import { expect, it } from 'vitest';
import { clusterEvidence } from './cluster-evidence.ts';
import type { VoterScore } from './score-votes.ts';

/** The size of one cluster of voters. */
const MANY = 40_000;
/** The time limit in ms of processor time. A version that copied the list of voters for each voter took seconds. */
const MOST_MS = 200;

it('collects the evidence about a cluster of 40,000 voters without copying the list for each voter', () => {
  const voters = Array.from({ length: MANY }, (_, voter): VoterScore => ({ voterId: `v${voter}`, votes: 1, weight: 1 / MANY, agreement: 1, cluster: 'v0' }));
  const ballots = {
    entryIds: ['a', 'b'], voterIds: voters.map(({ voterId }) => voterId), starts: Uint32Array.from({ length: MANY + 1 }, (_, at) => at),
    first: new Uint32Array(MANY), second: new Uint32Array(MANY).fill(1), share: new Float64Array(MANY).fill(1), skips: new Uint32Array(MANY),
  };
  const before = process.cpuUsage().user;
  const [evidence] = clusterEvidence(ballots, voters);
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(MOST_MS);
  expect(evidence).toMatchObject({ votes: MANY, agreement: 1, entries: ['a', 'b'] });
});
