import { randomInt } from 'node:crypto';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { lockChallenge } from '../queries/find-challenge.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import type { EntryRow } from '../queries/own-entries.ts';
import { oweResults } from './owe-results.ts';
import { recordPayout } from './record-payout.ts';
import { OFF_BALLOT } from './withdraw-entry.ts';

const OF_ENTRY = 'select challenge_id from challenge_entries where id = ?';
const REMOVE = `
  update challenge_entries set status = 'removed', removed_rule = :rule, removed_note = :note, updated_at = :now where id = :id and status = 'submitted' returning *`;
const RESTORE = `
  update challenge_entries set status = 'submitted', removed_rule = null, removed_note = null, updated_at = :now where id = :id and status = 'removed' returning *`;
const COUNT = `
  update challenges c set entries = (select count(*) from challenge_entries e where e.challenge_id = c.id and e.status = 'submitted'),
    entrants = (select count(distinct e.user_id) from challenge_entries e where e.challenge_id = c.id and e.status = 'submitted'), updated_at = :now where c.id = :id`;
const ON_BALLOT = `
  insert into challenge_ballots (entry_id, challenge_id, author_id, luck) values (:entryId, :challengeId, :authorId, :luck) on conflict (entry_id) do nothing`;

export interface Removed {
  challenge: ChallengeRow;
  entry: EntryRow;
  /** The tokens of the prize that the author of a removed entry had not spent. The author lost them. */
  takenBack: number;
}

/**
 * Removes an entry that breaks a rule (docs/rules/challenges.md#removed-entries). Votes on it stop counting. Before the payment the worker
 * computes places again. After it, the author loses unspent prize tokens, and no other entry moves up. Returns null if the entry does not
 * stand.
 */
export async function removeEntry(tx: Tx, context: ChallengesContext, entryId: string, rule: string, note: string): Promise<Removed | null> {
  const [found] = await rows<{ challenge_id: string }>(tx, OF_ENTRY, [entryId]);
  if (!found) return null;
  const challenge = await lockChallenge(tx, found.challenge_id);
  const now = context.clock.now();
  const [entry] = await rows<EntryRow>(tx, REMOVE, { id: entryId, rule, note, now });
  if (!entry) return null;
  await rows(tx, OFF_BALLOT, { entryId });
  await rows(tx, COUNT, { id: challenge.id, now });
  const takenBack = challenge.prizes_paid_at === null ? 0 : await takeBack(tx, context, challenge, entry);
  await oweResults(tx, context, challenge, entryId);
  return { challenge, entry, takenBack };
}

/** Restores an entry that was removed. It changes no prize that was paid. */
export async function restoreEntry(tx: Tx, context: ChallengesContext, entryId: string): Promise<void> {
  const [found] = await rows<{ challenge_id: string }>(tx, OF_ENTRY, [entryId]);
  if (!found) return;
  const challenge = await lockChallenge(tx, found.challenge_id);
  const [entry] = await rows<EntryRow>(tx, RESTORE, { id: entryId, now: context.clock.now() });
  if (!entry) return;
  if (entry.ready && challenge.state !== 'cancelled') await rows(tx, ON_BALLOT, { entryId, challengeId: challenge.id, authorId: entry.user_id, luck: randomInt(2 ** 31 - 1) });
  await rows(tx, COUNT, { id: challenge.id, now: context.clock.now() });
  await oweResults(tx, context, challenge, entryId);
}

async function takeBack(tx: Tx, context: ChallengesContext, { id: challengeId, title }: ChallengeRow, { id: entryId, user_id: userId, prize }: EntryRow): Promise<number> {
  if (userId === null || !prize) return 0;
  await context.wallet.lock(tx, userId);
  const amount = Math.min(prize, (await context.wallet.state(tx, userId)).balance);
  if (amount <= 0 || !(await recordPayout(tx, context, { id: newId(), key: `taken_back:${entryId}`, challengeId, userId, entryId, kind: 'taken_back', place: null, amount, split: null }))) return 0;
  await context.wallet.debit(tx, { userId, amount, key: `challenge_taken_back:${entryId}`, reason: `Prize of “${title}” taken back`, refType: 'challenge', refId: challengeId });
  return amount;
}
