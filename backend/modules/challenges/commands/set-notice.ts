import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { findChallenge } from '../queries/find-challenge.ts';

const ASK = 'insert into challenge_engagements (challenge_id, user_id, created_at) values (:id, :userId, :now) on conflict do nothing';
const TAKE_BACK = 'delete from challenge_engagements where challenge_id = :id and user_id = :userId';

/** Stores whether a member wants messages when a challenge opens and before it closes. @throws AppError not_found */
export async function setNotice(tx: Tx, { clock }: Pick<ChallengesContext, 'clock'>, userId: string, id: string, notify: boolean): Promise<void> {
  await findChallenge(tx, id);
  if (notify) await rows(tx, ASK, { id, userId, now: clock.now() });
  else await rows(tx, TAKE_BACK, { id, userId });
}
