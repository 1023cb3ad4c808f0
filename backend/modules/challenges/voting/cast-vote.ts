import { VOTES_PER_TOKEN } from '#contracts/challenge-votes.ts';
import type { VoteChoice } from '#contracts/challenge-votes.ts';
import { one } from '#contracts/must.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { VotingContext } from './voting-context.ts';
import { voteCounted } from '../challenges.events.ts';
import { countDay } from '../streaks/count-day.ts';
import { lockVoter } from './lock-voter.ts';
import type { Voter } from './lock-voter.ts';
import { nextPair } from './next-pair.ts';
import type { NextPair } from './next-pair.ts';
import { alreadyVoted, pairGone, tooFast, votingClosed } from './voting.errors.ts';

/** A vote is refused if it comes less than this after the pair was shown, in ms: the voter cannot have looked. */
const REFUSED_MS = 400;
/** A vote that comes less than this after the pair was shown is stored but does not count, in ms. */
const COUNTED_MS = 800;
/** The stored time of a vote is at most this, in ms. */
const LONGEST_MS = 3_600_000;

export type NotCountedReason = 'email_unconfirmed' | 'young_account' | 'skipped' | 'too_fast';

const PAIR = `
  select p.left_id, p.right_id, p.answered, p.created_at, exists (select from challenge_votes v where v.pair_id = p.id) as voted,
    (select count(*) from challenge_ballots b where b.entry_id in (p.left_id, p.right_id)) as standing
  from challenge_pairs p where p.id = :pairId and p.challenge_id = :challengeId and p.voter_id = :userId`;

interface PairRow {
  left_id: string;
  right_id: string;
  answered: boolean;
  created_at: Date;
  voted: boolean;
  standing: number;
}

const STORE = `
  with pair as (
    update challenge_pairs set answered = true where id = :pairId
  ), voter as (
    update challenge_voters set votes = votes + 1, counted = counted + :counts, skips = skips + :skips, last_vote_id = :id
    where challenge_id = :challengeId and voter_id = :userId
  )
  insert into challenge_votes (id, pair_id, challenge_id, voter_id, left_id, right_id, choice, counted, uncounted, ms_taken, device_hash, created_at)
  values (:id, :pairId, :challengeId, :userId, :left, :right, :choice, :counted, :uncounted, :msTaken, :deviceHash, :now)`;
const COUNT_DAY = `
  insert into challenge_vote_rewards (voter_id, day, counted) values (:userId, :day, 1)
  on conflict (voter_id, day) do update set counted = challenge_vote_rewards.counted + 1
  returning counted, paid_at`;
const PAID = 'update challenge_vote_rewards set paid_at = ?, tokens = ? where voter_id = ? and day = ?';
const TOTAL = 'select coalesce(sum(counted), 0)::int as total from challenge_voters where voter_id = ?';

export interface Ballot {
  pairId: string;
  choice: VoteChoice;
  /** A keyed hash of the voter's network address. It serves only as evidence of fraud, and changes no score. */
  deviceHash: Buffer | null;
}

export interface CastVote extends NextPair {
  vote: { id: string; counted: boolean; uncounted: NotCountedReason | null };
}

/**
 * Stores a person's vote on the pair that was shown, and returns the next pair (docs/rules/challenges.md#votes). The tenth counted vote of a
 * UTC day pays 1 token, within the daily cap of rewards.
 * @throws AppError voting_closed, pair_gone, already_voted, too_fast
 */
export async function castVote(tx: Tx, context: VotingContext, challengeId: string, userId: string, ballot: Ballot): Promise<CastVote> {
  const voter = await lockVoter(tx, context, challengeId, userId);
  if (!voter.open) throw votingClosed();
  const now = context.clock.now();
  const [pair] = await rows<PairRow>(tx, PAIR, { pairId: ballot.pairId, challengeId, userId });
  if (pair?.voted) throw alreadyVoted();
  if (!pair || pair.answered || pair.standing < 2) throw pairGone();
  const msTaken = Math.min(LONGEST_MS, Math.max(0, now.getTime() - pair.created_at.getTime()));
  if (msTaken < REFUSED_MS) throw tooFast();
  const uncounted = ballot.choice === 'skip' ? 'skipped' : (voter.notCounted ?? (msTaken < COUNTED_MS ? 'too_fast' : null));
  const counted = uncounted === null;
  const id = newId();
  const { left_id: left, right_id: right } = pair;
  await rows(tx, STORE, {
    id, challengeId, userId, left, right, now, ...ballot, counted, uncounted, msTaken, counts: counted ? 1 : 0, skips: ballot.choice === 'skip' ? 1 : 0,
  });
  if (counted) await countVote(tx, context, voter);
  const next = await nextPair(tx, context, { ...voter, counted: voter.counted + (counted ? 1 : 0), lastVoteId: id });
  return { vote: { id, counted, uncounted }, ...next };
}

async function countVote(tx: Tx, context: VotingContext, { challengeId, slug, title, userId }: Voter): Promise<void> {
  const now = context.clock.now();
  const day = utcDay(now);
  const today = one(await rows<{ counted: number; paid_at: Date | null }>(tx, COUNT_DAY, { userId, day }));
  await countDay(tx, context, userId, { votes: 1 });
  // The day's row is locked, so no parallel request of this voter can pay the token a second time.
  if (today.counted >= VOTES_PER_TOKEN && today.paid_at === null) await payVoter(tx, context, userId, day);
  const { total } = one(await rows<{ total: number }>(tx, TOTAL, [userId]));
  await context.outbox.publish(tx, voteCounted, { challengeId, slug, title, voterId: userId, total });
}

/** The day is marked as paid even if the daily cap left nothing, because the cap is the same all day. */
async function payVoter(tx: Tx, { rewards, clock }: VotingContext, userId: string, day: string): Promise<void> {
  const tokens = await rewards.giveRepeatable(tx, { userId, key: `challenge_votes:${day}`, worth: 1, reason: `Votes of ${day}` });
  await rows(tx, PAID, [clock.now(), tokens, userId, day]);
}
