import { utcDay } from '#contracts/utc-days.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';

const RANK = `
  update challenge_seasons s set rank_before = r.rank, ranked_on = :today
  from (select user_id, rank() over (order by points desc)::int as rank from challenge_seasons where month = :month and points > 0) r
  where s.month = :month and s.user_id = r.user_id and not exists (select from challenge_seasons d where d.month = :month and d.ranked_on = :today)`;

/** Stores each person's rank in the month's season once a UTC day, so that the leaderboard can show how ranks changed. */
export async function rankSeason({ db, clock }: Pick<ChallengesContext, 'db' | 'clock'>): Promise<void> {
  const today = utcDay(clock.now());
  await rows(db.knex, RANK, { today, month: `${today.slice(0, 7)}-01` });
}
