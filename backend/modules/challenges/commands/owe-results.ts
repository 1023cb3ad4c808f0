import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';

const OWE = 'update challenges set remake_since = coalesce(remake_since, :now), updated_at = :now where id = :id';
const OUT = `
  update challenge_entries set vote_score = null, rubric_score = null, final_score = null, place = null, reason = null, prize = null, newcomer_prize = 0, newcomer = false, resting = false
  where id = :entryId and status <> 'submitted'`;

/**
 * Asks the worker to make results again before it pays prizes, after an entry was removed or came back (docs/rules/challenges.md#results). A
 * removed entry loses its place at once. The caller holds the lock of the challenge's row.
 */
export async function oweResults(tx: Tx, { clock }: Pick<ChallengesContext, 'clock'>, { id, state, prizes_paid_at: paidAt }: ChallengeRow, entryId?: string): Promise<void> {
  if (state !== 'completed' || paidAt !== null) return;
  await rows(tx, OWE, { id, now: clock.now() });
  if (entryId !== undefined) await rows(tx, OUT, { entryId });
}
