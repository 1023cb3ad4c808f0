import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { VotingContext } from './voting-context.ts';
import { countDay } from '../streaks/count-day.ts';
import { lockVoter } from './lock-voter.ts';
import { nextPair } from './next-pair.ts';
import type { NextPair } from './next-pair.ts';
import { votedAgain, voteMissing, votingClosed } from './voting.errors.ts';

const TAKEN = `
  delete from challenge_votes where id = :voteId and challenge_id = :challengeId and voter_id = :userId
  returning pair_id, choice, counted, created_at`;

interface VoteRow {
  pair_id: string;
  choice: string;
  counted: boolean;
  created_at: Date;
}

// Keeps the pair that was shown since, which comes again after the repeated vote. So a voter cannot take votes back to get other pairs.
const PARK = `
  with parked as (
    update challenge_pairs set answered = true where challenge_id = :challengeId and voter_id = :userId and not answered returning id
  )
  update challenge_voters set votes = votes - 1, counted = counted - :counts, skips = skips - :skips, last_vote_id = null,
    parked_pair_id = coalesce(parked_pair_id, (select id from parked))
  where challenge_id = :challengeId and voter_id = :userId`;
const ASK_AGAIN = 'update challenge_pairs set answered = false, created_at = ? where id = ?';
const UNCOUNT_DAY = 'update challenge_vote_rewards set counted = greatest(0, counted - 1) where voter_id = ? and day = ?';

/**
 * Takes back a person's latest vote in a challenge and shows its pair again. A token that the vote earned stays, and the day earns no second
 * one.
 * @throws AppError not_found, voted_again, voting_closed
 */
export async function undoVote(tx: Tx, context: VotingContext, challengeId: string, userId: string, voteId: string): Promise<NextPair> {
  const voter = await lockVoter(tx, context, challengeId, userId);
  const [vote] = await rows<VoteRow>(tx, TAKEN, { voteId, challengeId, userId });
  if (!vote) throw voteMissing();
  if (voter.lastVoteId !== voteId) throw votedAgain();
  if (!voter.open) throw votingClosed();
  const { choice, counted } = vote;
  await rows(tx, PARK, { challengeId, userId, counts: counted ? 1 : 0, skips: choice === 'skip' ? 1 : 0 });
  await rows(tx, ASK_AGAIN, [context.clock.now(), vote.pair_id]);
  if (counted) {
    await rows(tx, UNCOUNT_DAY, [userId, utcDay(vote.created_at)]);
    if (utcDay(vote.created_at) === utcDay(context.clock.now())) await countDay(tx, context, userId, { votes: -1 });
  }
  return nextPair(tx, context, { ...voter, counted: voter.counted - (counted ? 1 : 0), lastVoteId: null });
}
