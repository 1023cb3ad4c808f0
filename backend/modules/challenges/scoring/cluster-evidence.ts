import type { Ballots } from './ballots.ts';
import type { VoterScore } from './score-votes.ts';

/** A group of voters who vote for and against the same entries. Administrators see it as a sign of fraud. */
export interface ClusterEvidence {
  voters: string[];
  votes: number;
  /** How often the voters of the group agreed about an entry, from 0 to 1. */
  agreement: number;
  /** The mean weight of the group's voters, from 0 to 1. */
  weight: number;
  /** The entries that the group favours most. */
  entries: string[];
}

/** How many groups, and how many voters and entries of each group, are stored at most. */
const LIMITS = { clusters: 50, voters: 100, entries: 5 };

/** Collects the evidence about clusters of voters, the largest cluster first. */
export function clusterEvidence(ballots: Ballots, voters: readonly VoterScore[]): ClusterEvidence[] {
  const groups = new Map<string, number[]>();
  for (const [voter, { cluster }] of voters.entries()) {
    if (cluster === null) continue;
    const members = groups.get(cluster);
    if (members) members.push(voter);
    else groups.set(cluster, [voter]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length).slice(0, LIMITS.clusters).map((members) => evidenceOf(ballots, voters, members));
}

function evidenceOf({ entryIds, starts, first, second, share }: Ballots, voters: readonly VoterScore[], members: readonly number[]): ClusterEvidence {
  const [won, seen] = [new Map<number, number>(), new Map<number, number>()];
  const add = (entry: number, gain: number): void => {
    won.set(entry, (won.get(entry) ?? 0) + gain);
    seen.set(entry, (seen.get(entry) ?? 0) + 1);
  };
  for (const voter of members) {
    for (let vote = starts[voter]!; vote < starts[voter + 1]!; vote += 1) {
      add(first[vote]!, share[vote]!);
      add(second[vote]!, 1 - share[vote]!);
    }
  }
  const entries = [...seen].map(([entry, times]) => ({ id: entryIds[entry]!, times, wins: won.get(entry)! }));
  const judged = entries.reduce((sum, { times }) => sum + times, 0);
  const same = entries.reduce((sum, { times, wins }) => sum + Math.max(wins, times - wins), 0);
  return {
    voters: members.slice(0, LIMITS.voters).map((voter) => voters[voter]!.voterId),
    votes: members.reduce((sum, voter) => sum + voters[voter]!.votes, 0),
    agreement: same / judged,
    weight: members.reduce((sum, voter) => sum + voters[voter]!.weight, 0) / members.length,
    entries: entries.sort((a, b) => b.wins * 2 - b.times - (a.wins * 2 - a.times) || (a.id < b.id ? -1 : 1)).slice(0, LIMITS.entries).map(({ id }) => id),
  };
}
