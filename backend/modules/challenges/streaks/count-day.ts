import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';

/**
 * Adds entries or counted votes to a person's UTC day, from which the challenge streak follows (docs/rules/challenges.md#streak). Negative
 * numbers subtract.
 */
export async function countDay(tx: Tx, { clock }: Pick<ChallengesContext, 'clock'>, userId: string, { entries = 0, votes = 0 }: { entries?: number; votes?: number }, day = utcDay(clock.now())): Promise<void> {
  await rows(
    tx,
    `insert into challenge_days (user_id, day, entries, votes) values (:userId, :day, greatest(0, :entries), greatest(0, :votes))
     on conflict (user_id, day) do update set entries = greatest(0, challenge_days.entries + :entries), votes = greatest(0, challenge_days.votes + :votes)`,
    { userId, day, entries, votes },
  );
}
