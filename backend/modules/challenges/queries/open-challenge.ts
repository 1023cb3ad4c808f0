import type { ChallengeDetail } from '#contracts/challenges.ts';
import { ENTRIES_PER_PERSON } from '#contracts/challenges.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { challengeForm } from '../domain/challenge-form.ts';
import { findChallenge } from './find-challenge.ts';
import { ownEntries } from './own-entries.ts';
import { presentChallenges } from './present-challenges.ts';

/** Returns a challenge with all its details for its page. @throws AppError not_found */
export async function openChallenge(connection: Connection, context: ChallengesContext, viewer: { userId: string }, idOrSlug: string): Promise<ChallengeDetail> {
  const row = await findChallenge(connection, idOrSlug);
  const card = one(await presentChallenges(connection, context, viewer, [row]));
  return {
    ...card,
    rules: row.rules,
    criteria: row.criteria,
    judge: row.judge,
    form: challengeForm({ contentType: row.content_type, ask: row.ask, example: row.example }),
    maxEntriesPerPerson: ENTRIES_PER_PERSON,
    entrants: row.entrants,
    comments: await context.comments(connection, row.id),
    cancelReason: row.cancel_reason,
    paidAt: row.paid_at.toISOString(),
    ownEntries: await ownEntries(connection, viewer.userId, row.id, row.state === 'completed'),
  };
}
