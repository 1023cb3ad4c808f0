import { VOTES_PER_TOKEN } from '#contracts/challenge-votes.ts';
import type { VotePair, VoteProgress } from '#contracts/challenge-votes.ts';
import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { VotingContext } from './voting-context.ts';
import { BLIND_COLUMNS, presentBlind } from '../entries/blind-entry.ts';
import type { BlindRow } from '../entries/blind-entry.ts';
import { choosePair, pairKey } from './choose-pair.ts';
import type { Candidate, Pair } from './choose-pair.ts';
import { rewardDay } from './lock-voter.ts';
import type { Voter } from './lock-voter.ts';

export interface NextPair {
  pair: VotePair | null;
  reason?: 'all_seen' | 'few_entries' | 'not_open' | 'closed';
  progress: VoteProgress;
}

/** The next pair is chosen among this many least shown entries. If the voter has seen all their pairs, the second number applies. */
const LEAST_SEEN = [64, 400] as const;

// Counts the ballots of both entries. A withdrawn or removed entry has none, so its pair cannot be voted on.
const WAITING = `
  select p.id, p.left_id, p.right_id, (select count(*) from challenge_ballots b where b.entry_id in (p.left_id, p.right_id)) as standing
  from challenge_pairs p where p.challenge_id = :challengeId and p.voter_id = :userId and not p.answered`;
const DROP = 'delete from challenge_pairs where id = ? and not answered';
const UNPARK = `
  with taken as (update challenge_voters set parked_pair_id = null where challenge_id = :challengeId and voter_id = :userId)
  update challenge_pairs set answered = false, created_at = :now where id = :parked`;

const CANDIDATES = `
  select entry_id as id, exposures, strength from challenge_ballots
  where challenge_id = :challengeId and author_id is distinct from :userId order by exposures, luck limit :limit`;
const SEEN = `
  select left_id, right_id from challenge_pairs
  where challenge_id = :challengeId and voter_id = :userId and left_id = any(:ids::uuid[]) and right_id = any(:ids::uuid[])`;

// Locks both entries in the order of their ids, so that two voters cannot deadlock.
const SHOW = `
  with both_entries as materialized (
    select entry_id from challenge_ballots where entry_id in (:left, :right) order by entry_id for no key update
  ), seen as (
    update challenge_ballots b set exposures = b.exposures + :exposure, luck = floor(random() * 2147483647)::int
    from both_entries e where b.entry_id = e.entry_id returning b.entry_id
  )
  insert into challenge_pairs (id, challenge_id, voter_id, left_id, right_id, created_at)
  select :id, :challengeId, :userId, :left, :right, :now where (select count(*) from seen) = 2 returning id`;
const ENTRIES = `select ${BLIND_COLUMNS} from challenge_entries e where e.id in (:left, :right)`;

interface PairRow {
  id: string;
  left_id: string;
  right_id: string;
}

/**
 * Returns the pair that waits for this voter, or makes a new one (docs/rules/challenges.md#pairs). The caller has locked the voter. A pair
 * raises the exposures of its entries only if the voter's votes count. Otherwise fake accounts could use exposures up.
 */
export async function nextPair(tx: Tx, context: VotingContext, voter: Voter): Promise<NextPair> {
  const progress = await progressOf(tx, context, voter);
  if (!voter.open) return { pair: null, reason: voter.over ? 'closed' : 'not_open', progress };
  const found = (await waitingPair(tx, context, voter)) ?? (await newPair(tx, context, voter));
  if (typeof found === 'string') return { pair: null, reason: found, progress };
  return { pair: await present(tx, found), progress };
}

async function waitingPair(tx: Tx, { clock }: VotingContext, { challengeId, userId, parkedPairId }: Voter): Promise<PairRow | null> {
  const read = async (): Promise<PairRow | null> => {
    const [waiting] = await rows<PairRow & { standing: number }>(tx, WAITING, { challengeId, userId });
    if (waiting?.standing === 2) return waiting;
    if (waiting) await rows(tx, DROP, [waiting.id]);
    return null;
  };
  const waiting = await read();
  if (waiting !== null || parkedPairId === null) return waiting;
  await rows(tx, UNPARK, { challengeId, userId, parked: parkedPairId, now: clock.now() });
  return read();
}

async function newPair(tx: Tx, context: VotingContext, { challengeId, userId, notCounted }: Voter): Promise<PairRow | 'all_seen' | 'few_entries'> {
  for (;;) {
    const pair = await choose(tx, challengeId, userId);
    if (typeof pair === 'string') return pair;
    const id = newId();
    const shown = await rows<{ id: string }>(tx, SHOW, { id, challengeId, userId, ...pair, exposure: notCounted === null ? 1 : 0, now: context.clock.now() });
    // The insert stores no pair if an entry was removed meanwhile. Then the loop chooses again.
    if (shown.length === 1) return { id, left_id: pair.left, right_id: pair.right };
  }
}

async function choose(tx: Tx, challengeId: string, userId: string): Promise<Pair | 'all_seen' | 'few_entries'> {
  for (const limit of LEAST_SEEN) {
    const candidates = await rows<Candidate>(tx, CANDIDATES, { challengeId, userId, limit });
    if (candidates.length < 2) return 'few_entries';
    const pair = choosePair(candidates, await seenAmong(tx, challengeId, userId, candidates), Math.random);
    if (pair !== null) return pair;
    if (candidates.length < limit) break;
  }
  return 'all_seen';
}

async function seenAmong(tx: Tx, challengeId: string, userId: string, candidates: readonly Candidate[]): Promise<Set<string>> {
  const seen = await rows<Omit<PairRow, 'id'>>(tx, SEEN, { challengeId, userId, ids: candidates.map(({ id }) => id) });
  return new Set(seen.map(({ left_id: left, right_id: right }) => pairKey(left, right)));
}

async function present(tx: Tx, { id, left_id: left, right_id: right }: PairRow): Promise<VotePair> {
  const entries = new Map((await rows<BlindRow>(tx, ENTRIES, { left, right })).map((row) => [row.id, presentBlind(row)]));
  return { id, left: must(entries.get(left), 'the left entry of a pair'), right: must(entries.get(right), 'the right entry of a pair') };
}

async function progressOf(tx: Tx, context: VotingContext, { userId, counted, notCounted }: Voter): Promise<VoteProgress> {
  const { counted: today, paid, capped } = await rewardDay(tx, context, userId);
  return { votes: counted, towardsToken: paid ? 0 : today % VOTES_PER_TOKEN, tokenToday: paid, tokenCapped: capped, uncounted: notCounted };
}
