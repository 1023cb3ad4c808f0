import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { lockChallenge } from '../queries/find-challenge.ts';
import type { EntryRow } from '../queries/own-entries.ts';
import { oweResults } from './owe-results.ts';
import { dropFiles, withdrawLocked } from './withdraw-entry.ts';

const OF_ENTRY = 'select challenge_id from challenge_entries where id = ?';
const ENTRY = `select * from challenge_entries where id = ? and status = 'submitted'`;
// Withdraws an entry after the payment of prizes: its content goes, but its place stays in the row, so no other entry moves up.
const HIDE = `
  update challenge_entries set status = 'withdrawn', body = null, file_key = null, poster_key = null, ready = false, updated_at = :now where id = :id and status = 'submitted'`;

/**
 * Withdraws an entry whose run went to the trash (docs/rules/challenges.md#stopped-entries). Before the payment the places are computed
 * again. After it only the content is deleted, and the author keeps the prize.
 */
export async function dropEntry(tx: Tx, context: ChallengesContext, entryId: string): Promise<void> {
  const [found] = await rows<{ challenge_id: string }>(tx, OF_ENTRY, [entryId]);
  if (!found) return;
  const challenge = await lockChallenge(tx, found.challenge_id);
  const [entry] = await rows<EntryRow>(tx, ENTRY, [entryId]);
  if (!entry || entry.user_id === null) return;
  if (challenge.prizes_paid_at !== null) {
    await rows(tx, HIDE, { id: entryId, now: context.clock.now() });
    dropFiles(tx, context, entry);
    return;
  }
  await withdrawLocked(tx, context, challenge, entry.user_id, entryId);
  await oweResults(tx, context, challenge, entryId);
}
