import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { VotingContext } from '../voting/voting-context.ts';
import { basisOf } from './basis-of.ts';
import { clusterEvidence } from './cluster-evidence.ts';
import { FIRST_ID, readBallots } from './read-ballots.ts';
import { runSteps } from './run-steps.ts';
import { scoreVotes } from './score-votes.ts';
import type { EntryScore, VoterScore, VoteTable } from './score-votes.ts';

/** One statement stores this many rows of scores. */
const BATCH = 1_000;

const STORE_ENTRIES = `
  update challenge_ballots b set strength = s.strength, wins = s.wins, losses = s.losses, ties = s.ties
  from unnest(:ids::uuid[], :strengths::real[], :wins::int[], :losses::int[], :ties::int[]) as s (id, strength, wins, losses, ties)
  where b.entry_id = s.id`;
const VOTERS = 'select voter_id as id from challenge_voters where challenge_id = :challengeId and voter_id > :after and votes > 0 order by voter_id limit :limit';
// The median counts all votes of a voter, because votes that were too fast to count are evidence of fraud.
const STORE_VOTERS = `
  update challenge_voters v set weight = s.weight, agreement = s.agreement, cluster = s.cluster, median_ms = m.median
  from unnest(:ids::uuid[], :weights::real[], :agreements::real[], :clusters::int[]) as s (id, weight, agreement, cluster)
  join (
    select voter_id, percentile_disc(0.5) within group (order by ms_taken) as median from challenge_votes
    where challenge_id = :challengeId and voter_id = any(:ids::uuid[]) group by voter_id
  ) m on m.voter_id = s.id
  where v.challenge_id = :challengeId and v.voter_id = s.id`;
const STORE_RUN = `
  insert into challenge_score_runs (id, challenge_id, cause, votes, voters, entries, iterations, ms, clusters, at, ties, exposures_min, exposures_max, judged)
  select :id, :challengeId, :cause, :votes, :voters, :entries, :rounds, :ms, :clusters, :now, :ties, coalesce(min(b.exposures), 0), coalesce(max(b.exposures), 0),
    (select count(*) from challenge_entries e where e.challenge_id = :challengeId and e.status = 'submitted' and e.rubric is not null)
  from challenge_ballots b where b.challenge_id = :challengeId`;

export type ScoreCause = 'nightly' | 'close' | 'recompute';

/** The scores that the votes gave, with a short text that changes when their input changes. */
export interface ScoredVotes extends VoteTable {
  /** The value of `basisOf` at the time of reading. */
  basis: string;
}

/**
 * Scores a challenge from all its votes, and stores strengths, weights and a record of the scoring. Repeating it stores the same values. It
 * uses no transaction, because a million votes take most of a minute.
 * @returns the table by votes, strongest entry first
 */
export async function scoreChallenge(connection: Connection, { clock }: Pick<VotingContext, 'clock'>, challengeId: string, cause: ScoreCause): Promise<ScoredVotes> {
  const began = performance.now();
  // Read before the votes: if votes change while they are read, the basis will differ later.
  const basis = await basisOf(connection, challengeId);
  const ballots = await readBallots(connection, challengeId);
  const table = await runSteps(scoreVotes(ballots));
  await storeEntries(connection, table.entries);
  await storeVoters(connection, challengeId, table.voters);
  await rows(connection, STORE_RUN, {
    id: newId(), challengeId, cause, votes: ballots.share.length, voters: table.voters.length, entries: table.entries.length, rounds: table.rounds, ms: Math.round(performance.now() - began),
    clusters: JSON.stringify(clusterEvidence(ballots, table.voters)), now: clock.now(), ties: ballots.share.reduce((ties, share) => ties + (share === 0.5 ? 1 : 0), 0),
  });
  return { ...table, basis };
}

async function storeEntries(connection: Connection, entries: readonly EntryScore[]): Promise<void> {
  // Every statement that locks ballots does so in the order of ids, so that two of them cannot deadlock.
  const ordered = [...entries].sort((a, b) => (a.entryId < b.entryId ? -1 : 1));
  for (let from = 0; from < ordered.length; from += BATCH) {
    const part = ordered.slice(from, from + BATCH);
    await rows(connection, STORE_ENTRIES, {
      ids: part.map(({ entryId }) => entryId), strengths: part.map(({ strength }) => strength),
      wins: part.map(({ wins }) => wins), losses: part.map(({ losses }) => losses), ties: part.map(({ ties }) => ties),
    });
  }
}

async function storeVoters(connection: Connection, challengeId: string, voters: readonly VoterScore[]): Promise<void> {
  const numbers = new Map<string, number>();
  const numberOf = (cluster: string | null): number | null => {
    if (cluster === null) return null;
    if (!numbers.has(cluster)) numbers.set(cluster, numbers.size + 1);
    return numbers.get(cluster) ?? null;
  };
  const scores = new Map(voters.map((voter) => [voter.voterId, voter]));
  for (let after = FIRST_ID; ; ) {
    const ids = (await rows<{ id: string }>(connection, VOTERS, { challengeId, after, limit: BATCH })).map(({ id }) => id);
    const part = ids.map((id) => scores.get(id));
    await rows(connection, STORE_VOTERS, {
      challengeId, ids, weights: part.map((score) => score?.weight ?? null), agreements: part.map((score) => score?.agreement ?? null), clusters: part.map((score) => numberOf(score?.cluster ?? null)),
    });
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    after = last;
  }
}
