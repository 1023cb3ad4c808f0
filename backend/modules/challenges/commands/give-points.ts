import { SEASON_POINTS } from '#contracts/challenge-seasons.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Award } from '../domain/assign-prizes.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import { takeBackPoints } from './take-back-points.ts';

const ENTRIES = `select user_id, count(*)::int as entries from challenge_entries where challenge_id = ? and status = 'submitted' and user_id is not null group by user_id`;
const GIVE = `
  with given as (
    insert into challenge_points (challenge_id, user_id, month, points, newcomer)
    select cast(:id as uuid), p.user_id, cast(:month as date), p.points, p.newcomer from jsonb_to_recordset(cast(:points as jsonb)) as p (user_id uuid, points int, newcomer boolean)
    returning user_id, month, points, newcomer
  )
  insert into challenge_seasons as s (month, user_id, points, newcomer) select month, user_id, points, newcomer from given order by user_id
  on conflict (month, user_id) do update set points = s.points + excluded.points, newcomer = excluded.newcomer`;

/** Gives the season points of a challenge, and takes back those of its earlier results (docs/rules/challenges.md#seasons). */
export async function givePoints(tx: Tx, { id, results_at: resultsAt }: ChallengeRow, awards: readonly Award[]): Promise<void> {
  const entries = await rows<{ user_id: string; entries: number }>(tx, ENTRIES, [id]);
  const byUser = new Map(awards.map((award) => [award.userId, award]));
  const points = entries.map(({ user_id, entries: sent }) => {
    const award = byUser.get(user_id);
    return { user_id, points: sent * SEASON_POINTS.entry + (award ? (SEASON_POINTS.places[award.place - 1] ?? 0) : 0), newcomer: award?.newcomer ?? false };
  });
  await takeBackPoints(tx, id);
  await rows(tx, GIVE, { id, month: `${resultsAt.toISOString().slice(0, 7)}-01`, points: JSON.stringify(points) });
}
