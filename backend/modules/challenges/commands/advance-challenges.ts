import { FEWEST_ENTRANTS } from '#contracts/challenges.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { stateAt } from '../domain/challenge-times.ts';
import { lockChallenge, timesOf } from '../queries/find-challenge.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import { cancelChallenge } from './cancel-challenge.ts';
import { makeResults } from './make-results.ts';
import { payPrizes, payTakingPart } from './pay-prizes.ts';
import { tellPeople } from './tell-people.ts';

/** People who asked for it get a message this long before a challenge closes. */
const CLOSING_SOON_MS = 3 * HOUR_MS;

const DUE = `
  select id from challenges
  where state <> 'cancelled' and taking_part_paid_at is null and opens_at <= :now
    and (state = 'scheduled' or state = 'active' and closes_at <= cast(:now as timestamptz) + cast(:soon as interval) or state = 'voting' and voting_ends_at <= :now or state = 'judging' and results_at <= :now
      or state = 'completed' and (paid_at <= :now or remake_since is not null))
  order by opens_at, id`;
const MOVE = 'update challenges set state = :state, updated_at = :now where id = :id';
const WHO_ASKED = 'select user_id as id from challenge_engagements where challenge_id = :id';
const WHO_ASKED_AND_WAITS = `
  select g.user_id as id from challenge_engagements g where g.challenge_id = :id
    and not exists (select from challenge_entries e where e.challenge_id = g.challenge_id and e.user_id = g.user_id and e.status = 'submitted')`;
const ENTRANTS = `select distinct user_id as id from challenge_entries where challenge_id = :id and status = 'submitted' and user_id is not null`;
const TOLD = 'update challenges set closing_told_at = :now where id = :id';

/**
 * Moves each challenge to the state of the current time, one step per transaction (docs/rules/challenges.md#states). It may run late, twice
 * or in two processes, because each step locks the row and looks again. A challenge that fails does not stop the others.
 */
export async function advanceChallenges(context: ChallengesContext): Promise<void> {
  const due = await rows<{ id: string }>(context.db.knex, DUE, { now: context.clock.now(), soon: `${CLOSING_SOON_MS} milliseconds` });
  for (const { id } of due) {
    await advanceChallenge(context, id).catch((error: unknown) => context.log.error({ err: error, challengeId: id }, 'a challenge could not be moved'));
  }
}

/** Takes all steps of one challenge that are due. */
export async function advanceChallenge(context: ChallengesContext, id: string): Promise<void> {
  // Repeats until nothing is due: opened, closing, voting, judging, completed, paid, and the payments for taking part in batches of 200 people.
  for (;;) {
    const next = await context.db.transaction(async (tx) => {
      const taken = await step(tx, context, await lockChallenge(tx, id));
      if (taken === 'paid') context.failpoints.hit('prizes.before_commit');
      return taken;
    });
    if (next === 'rest') return;
    if (next === 'paid') context.failpoints.hit('prizes.after_commit');
    if (next === 'make_results') await makeResults(context, id);
  }
}

/** The result of a step: one was taken, prizes were paid, the results must be computed outside of a transaction, or nothing is due. */
type Next = 'step' | 'paid' | 'make_results' | 'rest';

/** Takes the next due step of a challenge. The caller holds the lock of its row. */
async function step(tx: Tx, context: ChallengesContext, challenge: ChallengeRow): Promise<Next> {
  const now = context.clock.now();
  const { id } = challenge;
  const moved = async (state: ChallengeRow['state']): Promise<Next> => {
    await rows(tx, MOVE, { id, state, now });
    return 'step';
  };
  const wanted = stateAt(timesOf(challenge), challenge.state, now);
  switch (challenge.state) {
    case 'cancelled':
      return 'rest';
    case 'scheduled':
      if (wanted === 'scheduled') return 'rest';
      // A worker that is days late must not announce a challenge that has closed.
      if (wanted === 'active') await tellPeople(tx, context, challenge, { notice: 'opened', until: challenge.closes_at, people: await rows<{ id: string }>(tx, WHO_ASKED, { id: challenge.id }) });
      return moved('active');
    case 'active':
      return closeOrWarn(tx, context, challenge, wanted === 'active', moved);
    case 'voting':
      return wanted === 'voting' ? 'rest' : moved('judging');
    case 'judging':
      return now < challenge.results_at ? 'rest' : 'make_results';
    case 'completed':
      return challenge.remake_since !== null && challenge.prizes_paid_at === null ? 'make_results' : payWhatIsDue(tx, context, challenge, now);
  }
}

async function closeOrWarn(tx: Tx, context: ChallengesContext, challenge: ChallengeRow, open: boolean, moved: (state: ChallengeRow['state']) => Promise<Next>): Promise<Next> {
  const now = context.clock.now();
  if (open) {
    if (challenge.closing_told_at !== null || now.getTime() < challenge.closes_at.getTime() - CLOSING_SOON_MS) return 'rest';
    await rows(tx, TOLD, { id: challenge.id, now });
    await tellPeople(tx, context, challenge, { notice: 'closing', until: challenge.closes_at, people: await rows<{ id: string }>(tx, WHO_ASKED_AND_WAITS, { id: challenge.id }) });
    return 'step';
  }
  if (challenge.pool !== null && challenge.entrants < FEWEST_ENTRANTS) {
    await cancelChallenge(tx, context, challenge, `Fewer than ${FEWEST_ENTRANTS} people entered.`);
    return 'rest';
  }
  if (now < challenge.voting_ends_at) await tellPeople(tx, context, challenge, { notice: 'voting', until: challenge.voting_ends_at, people: await rows<{ id: string }>(tx, ENTRANTS, { id: challenge.id }) });
  return moved('voting');
}

async function payWhatIsDue(tx: Tx, context: ChallengesContext, challenge: ChallengeRow, now: Date): Promise<Next> {
  if (now < challenge.paid_at || challenge.taking_part_paid_at !== null) return 'rest';
  if (challenge.prizes_paid_at === null) {
    await payPrizes(tx, context, challenge);
    return 'paid';
  }
  return (await payTakingPart(tx, context, challenge)) ? 'step' : 'rest';
}
