import type { ChallengesContext } from '../challenges-context.ts';
import { findChallenge, lockChallenge } from '../queries/find-challenge.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import { basisOf } from '../scoring/basis-of.ts';
import { scoreChallenge } from '../scoring/score-challenge.ts';
import { completeChallenge } from './complete-challenge.ts';

/**
 * Makes the results of a challenge, or makes them again. It scores without a lock, and stores nothing if votes or entries changed meanwhile
 * or another process stored first.
 */
export async function makeResults(context: ChallengesContext, id: string): Promise<void> {
  const before = await findChallenge(context.db.knex, id);
  if (!awaitsResults(before, context.clock.now())) return;
  const table = await scoreChallenge(context.db.knex, context, id, before.state === 'judging' ? 'close' : 'recompute');
  await context.db.transaction(async (tx) => {
    const challenge = await lockChallenge(tx, id);
    if (!awaitsResults(challenge, context.clock.now()) || (await basisOf(tx, id)) !== table.basis) return;
    await completeChallenge(tx, context, challenge, table);
  });
}

const awaitsResults = ({ state, results_at: resultsAt, remake_since: remakeSince, prizes_paid_at: paidAt }: ChallengeRow, now: Date): boolean =>
  (state === 'judging' && now >= resultsAt) || (state === 'completed' && remakeSince !== null && paidAt === null);
