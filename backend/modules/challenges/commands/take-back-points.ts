import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const TAKE_BACK = `
  with gone as (delete from challenge_points where challenge_id = ? returning user_id, month, points)
  update challenge_seasons s set points = greatest(0, s.points - gone.points) from gone where s.month = gone.month and s.user_id = gone.user_id`;

/** Takes back the season points that a challenge gave. */
export async function takeBackPoints(tx: Tx, challengeId: string): Promise<void> {
  await rows(tx, TAKE_BACK, [challengeId]);
}
