import { HOUR_MS } from '#contracts/durations.ts';
import { rows } from '#kernel/db/raw.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { VotingContext } from '../voting/voting-context.ts';
import { scoreChallenge } from './score-challenge.ts';

type ScoringContext = Pick<VotingContext, 'db' | 'clock' | 'log'>;

/** Selects challenges to score: once per UTC day, and earlier when the counted votes have doubled and reached 100. */
const DUE = `
  select c.id from challenges c
  left join lateral (select r.votes, r.at from challenge_score_runs r where r.challenge_id = c.id order by r.id desc limit 1) last on true
  where c.state = 'voting' and (
    last.at is null or last.at < date_trunc('day', cast(:now as timestamptz), 'UTC')
    or (select sum(v.counted) from challenge_voters v where v.challenge_id = c.id) >= greatest(100, last.votes * 2)
  )`;

/** Scores the challenges that take votes, because fresh scores choose pairs that are close. A challenge that fails does not stop the others. */
export async function scoreVoting(context: ScoringContext): Promise<void> {
  const { db, clock, log } = context;
  for (const { id } of await rows<{ id: string }>(db.knex, DUE, { now: clock.now() })) {
    try {
      await scoreChallenge(db.knex, context, id, 'nightly');
    } catch (error) {
      log.error({ err: error, challengeId: id }, 'a challenge could not be scored');
    }
  }
}

export const scoringMaintenance = (context: ScoringContext): MaintenanceTask[] => [{ name: 'challenges.score_votes', everyMs: HOUR_MS, run: () => scoreVoting(context) }];
