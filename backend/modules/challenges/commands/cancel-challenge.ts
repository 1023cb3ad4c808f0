import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import { returnFees } from './entry-fees.ts';
import { returnPool } from './pools.ts';
import { takeBackPoints } from './take-back-points.ts';
import { tellPeople } from './tell-people.ts';

const CANCEL = `update challenges set state = 'cancelled', cancel_reason = :reason, updated_at = :now where id = :id`;
const OFF_BALLOTS = 'delete from challenge_ballots where challenge_id = ?';
const TOLD = `
  select user_id as id from challenge_entries where challenge_id = :id and status = 'submitted' and user_id is not null
  union select user_id from challenge_engagements where challenge_id = :id
  union select host_id from challenges where id = :id and host_id is not null`;

/**
 * Cancels a challenge: its pool returns to the host, fees return to entrants, and all of them are told (docs/rules/challenges.md#cancelled).
 * The caller has locked the challenge's row and checked that its prizes are not paid.
 */
export async function cancelChallenge(tx: Tx, context: ChallengesContext, challenge: ChallengeRow, reason: string): Promise<void> {
  await rows(tx, CANCEL, { id: challenge.id, reason, now: context.clock.now() });
  await rows(tx, OFF_BALLOTS, [challenge.id]);
  await takeBackPoints(tx, challenge.id);
  await returnFees(tx, context, challenge);
  await returnPool(tx, context, challenge);
  await tellPeople(tx, context, challenge, { notice: 'cancelled', until: null, reason, people: await rows<{ id: string }>(tx, TOLD, { id: challenge.id }) });
}
