import { NEWCOMER_CHALLENGES, WINNER_COOLDOWN_DAYS } from '#contracts/challenges.ts';
import { DAY_MS } from '#contracts/durations.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { challengeResults } from '../challenges.events.ts';
import { assignPrizes } from '../domain/assign-prizes.ts';
import type { Award, Entrant } from '../domain/assign-prizes.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import { finalScores } from '../scoring/final-scores.ts';
import type { FinalScore } from '../scoring/final-scores.ts';
import type { VoteTable } from '../scoring/score-votes.ts';
import { givePoints } from './give-points.ts';

/** One event about results names at most this many people. */
const TOLD_TOGETHER = 200;

const CLEAR = `
  update challenge_entries set vote_score = null, rubric_score = null, final_score = null, place = null, reason = null, prize = null, newcomer_prize = 0, newcomer = false, resting = false
  where challenge_id = ? and (final_score is not null or place is not null)`;
const STORE = `
  update challenge_entries e set vote_score = s.vote, rubric_score = s.rubric, final_score = s.final, reason = s.reason, place = s.place, prize = s.prize,
    newcomer_prize = s.newcomer_prize, newcomer = s.newcomer, resting = s.resting, updated_at = :now
  from jsonb_to_recordset(cast(:scores as jsonb)) as s (id uuid, vote real, rubric real, final real, reason text, place int, prize int, newcomer_prize int, newcomer boolean, resting boolean)
  where e.id = s.id`;
const COMPLETE = `update challenges set state = 'completed', judge = :judge, remake_since = null, updated_at = :now where id = :id`;

/**
 * Makes the results of a challenge, or makes them again before its prizes are paid: scores, places, prizes and season points
 * (docs/rules/challenges.md#results). The caller holds the lock of the challenge's row.
 * @param table of the votes as they stand
 */
export async function completeChallenge(tx: Tx, context: ChallengesContext, challenge: ChallengeRow, table: VoteTable): Promise<void> {
  const now = context.clock.now();
  const scores = await finalScores(tx, challenge.id, table);
  const awards = assignPrizes(scores, await entrantsOf(tx, context, challenge, scores), {
    places: await placesOf(tx, challenge), newcomer: challenge.newcomer_prize, pool: challenge.pool !== null,
  });
  await rows(tx, CLEAR, [challenge.id]);
  await rows(tx, STORE, { scores: JSON.stringify(storedScores(scores, awards)), now });
  // If no entry was judged in time, the votes decide alone. The page then says that there was no judge.
  const judge = scores.some(({ rubricScore }) => rubricScore !== null) ? challenge.judge : 'none';
  await rows(tx, COMPLETE, { id: challenge.id, judge, now });
  await givePoints(tx, challenge, awards);
  const finals = new Map(scores.map(({ entryId, final }) => [entryId, final]));
  const told = awards.flatMap(({ userId, entryId, place, placePrize, newcomerPrize }) => (userId === null ? [] : [{ userId, entryId, place, final: finals.get(entryId) ?? 0, prize: placePrize + newcomerPrize }]));
  const { id: challengeId, slug, title, kind } = challenge;
  for (let from = 0; from < told.length; from += TOLD_TOGETHER) {
    await context.outbox.publish(tx, challengeResults, { challengeId, slug, title, kind, entrants: awards.length, results: told.slice(from, from + TOLD_TOGETHER) });
  }
}

function storedScores(scores: readonly FinalScore[], awards: readonly Award[]) {
  const byEntry = new Map(awards.map((award) => [award.entryId, award]));
  return scores.map(({ entryId, voteScore, rubricScore, final, reason }) => {
    const award = byEntry.get(entryId);
    return {
      id: entryId, vote: voteScore, rubric: rubricScore, final, reason, place: award?.place ?? null, prize: (award?.placePrize ?? 0) + (award?.newcomerPrize ?? 0),
      newcomer_prize: award?.newcomerPrize ?? 0, newcomer: award?.newcomer ?? false, resting: award?.resting ?? false,
    };
  });
}

const FEES = `
  select coalesce(sum(case when kind = 'fee_paid' then amount else -amount end), 0)::int as fees from challenge_payouts where challenge_id = ? and kind in ('fee_paid', 'fee_returned')`;

/** The prizes of the places of a challenge. The first place gets the entry fees as well. */
async function placesOf(tx: Tx, { id, prizes, entry_fee: fee }: ChallengeRow): Promise<number[]> {
  if (fee === 0) return prizes;
  const [paid] = await rows<{ fees: number }>(tx, FEES, [id]);
  return prizes.map((prize, at) => prize + (at === 0 ? (paid?.fees ?? 0) : 0));
}

const BEFORE = `
  select u.user_id,
    (select count(distinct e.challenge_id)::int from challenge_entries e join challenges c on c.id = e.challenge_id
      where e.user_id = u.user_id and e.challenge_id <> :id and e.status <> 'withdrawn' and c.state <> 'cancelled' and c.opens_at < :opensAt) as challenges,
    exists (select from challenge_entries e join challenges c on c.id = e.challenge_id
      where e.user_id = u.user_id and e.place = 1 and not e.resting and e.status = 'submitted' and e.challenge_id <> :id and c.state = 'completed' and c.kind <> 'community'
        and c.results_at > :since and c.results_at <= :resultsAt) as won
  from unnest(cast(:userIds as uuid[])) as u (user_id)`;

/** Reads the facts that decide whether each entrant can win a prize, by user id. */
async function entrantsOf(tx: Tx, { identity }: ChallengesContext, challenge: ChallengeRow, scores: readonly FinalScore[]): Promise<Map<string, Entrant>> {
  const userIds = [...new Set(scores.flatMap(({ userId }) => userId ?? []))];
  const standings = await identity.standings(tx, userIds);
  const present = await identity.present(tx, userIds);
  const since = new Date(challenge.results_at.getTime() - WINNER_COOLDOWN_DAYS * DAY_MS);
  const before = await rows<{ user_id: string; challenges: number; won: boolean }>(tx, BEFORE, { id: challenge.id, userIds, opensAt: challenge.opens_at, since, resultsAt: challenge.results_at });
  return new Map(before.map(({ user_id: userId, challenges, won }) => {
    const standing = standings.get(userId);
    const eligible = present.has(userId) && standing?.confirmed === true && standing.joinedAt.getTime() <= challenge.closes_at.getTime() - DAY_MS;
    // A recent winner gets no prize of the platform. The pool of a host may go to a recent winner.
    return [userId, { eligible, resting: challenge.pool === null && won, newcomer: challenges < NEWCOMER_CHALLENGES, host: challenge.host_id === userId }];
  }));
}
