import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { challengeMissing } from '../challenges.errors.ts';
import { stateAt } from '../domain/challenge-times.ts';
import { timesOf } from '../queries/find-challenge.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import type { VotingContext } from './voting-context.ts';
import { notCounted } from './voter-standing.ts';
import type { NotCounted } from './voter-standing.ts';

const LOCK = `
  with voter as (
    insert into challenge_voters (challenge_id, voter_id) select id, :userId from challenges where id = :challengeId
    on conflict (challenge_id, voter_id) do update set votes = challenge_voters.votes
    returning challenge_id, counted, last_vote_id, parked_pair_id
  )
  select c.slug, c.title, c.state, c.opens_at, c.closes_at, c.voting_ends_at, c.results_at, c.paid_at, v.counted, v.last_vote_id, v.parked_pair_id
  from voter v join challenges c on c.id = v.challenge_id`;

interface LockedRow extends Pick<ChallengeRow, 'slug' | 'title' | 'state' | 'opens_at' | 'closes_at' | 'voting_ends_at' | 'results_at' | 'paid_at'> {
  counted: number;
  last_vote_id: string | null;
  parked_pair_id: string | null;
}

/** A voter of one challenge, whose row is locked until the transaction ends. */
export interface Voter {
  challengeId: string;
  userId: string;
  slug: string;
  title: string;
  open: boolean;
  /** True if the voting has ended or the challenge was cancelled. */
  over: boolean;
  counted: number;
  lastVoteId: string | null;
  /** The pair that was shown before the voter took the last vote back. It comes again after the repeated vote. */
  parkedPairId: string | null;
  notCounted: NotCounted | null;
}

/**
 * Locks the voter’s row of a challenge, so that parallel requests of one person wait and never get two pairs (docs/rules/challenges.md#pairs).
 * @throws AppError not_found
 */
export async function lockVoter(tx: Tx, context: VotingContext, challengeId: string, userId: string): Promise<Voter> {
  const [row] = await rows<LockedRow>(tx, LOCK, { challengeId, userId });
  if (!row) throw challengeMissing();
  // The clock decides, so a late worker does not delay the voting (docs/rules/challenges.md#states).
  const state = stateAt(timesOf(row), row.state, context.clock.now());
  return {
    challengeId, userId, slug: row.slug, title: row.title, open: state === 'voting', over: ['judging', 'completed', 'cancelled'].includes(state),
    counted: row.counted, lastVoteId: row.last_vote_id, parkedPairId: row.parked_pair_id,
    notCounted: await notCounted(tx, context, userId),
  };
}

export interface RewardDay {
  counted: number;
  paid: boolean;
  /** Whether the daily cap of rewards left nothing of the day's token. */
  capped: boolean;
}

/** Reads how many counted votes a voter has on this UTC day in all challenges, and whether the token was paid. */
export async function rewardDay(tx: Tx, { clock }: Pick<VotingContext, 'clock'>, userId: string): Promise<RewardDay> {
  const [day] = await rows<{ counted: number; paid_at: Date | null; tokens: number | null }>(tx, 'select counted, paid_at, tokens from challenge_vote_rewards where voter_id = ? and day = ?', [userId, utcDay(clock.now())]);
  return { counted: day?.counted ?? 0, paid: day?.paid_at != null, capped: day?.tokens === 0 };
}
