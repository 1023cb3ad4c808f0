import { utcDay } from '#contracts/utc-days.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { entriesClosed, entryMissing } from '../challenges.errors.ts';
import { stateAt } from '../domain/challenge-times.ts';
import { lockChallenge, timesOf } from '../queries/find-challenge.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import type { EntryRow } from '../queries/own-entries.ts';
import { countDay } from '../streaks/count-day.ts';
import { returnEntryFee } from './entry-fees.ts';

const WITHDRAW = `
  update challenge_entries e set status = 'withdrawn', body = null, file_key = null, poster_key = null, ready = false, updated_at = :now
  from (select * from challenge_entries where id = :entryId) before
  where e.id = :entryId and e.challenge_id = :challengeId and e.user_id = :userId and e.status = 'submitted' and before.id = e.id
  returning before.*`;
export const OFF_BALLOT = 'delete from challenge_ballots where entry_id = :entryId';
const COUNT = `
  update challenges set entries = greatest(0, entries - 1), updated_at = :now,
    entrants = greatest(0, entrants - case when exists (select from challenge_entries e where e.challenge_id = :challengeId and e.user_id = :userId and e.status = 'submitted') then 0 else 1 end)
  where id = :challengeId`;

/** Withdraws an own entry before the challenge closes, and returns its fee. @throws AppError not_found, entries_closed */
export async function withdrawEntry(tx: Tx, context: ChallengesContext, userId: string, challengeId: string, entryId: string): Promise<void> {
  const challenge = await lockChallenge(tx, challengeId);
  if (stateAt(timesOf(challenge), challenge.state, context.clock.now()) !== 'active') throw entriesClosed();
  await withdrawLocked(tx, context, challenge, userId, entryId);
}

/** Withdraws an entry without checking the time. The caller has locked the challenge and checked the time. @throws AppError not_found */
export async function withdrawLocked(tx: Tx, context: ChallengesContext, challenge: ChallengeRow, userId: string, entryId: string): Promise<void> {
  const now = context.clock.now();
  const [entry] = await rows<EntryRow>(tx, WITHDRAW, { entryId, challengeId: challenge.id, userId, now });
  if (!entry) throw entryMissing();
  await rows(tx, OFF_BALLOT, { entryId });
  await rows(tx, COUNT, { challengeId: challenge.id, userId, now });
  await countDay(tx, context, userId, { entries: -1 }, utcDay(entry.submitted_at));
  // Returns the fee only before the close: after it, the fee is part of the prizes.
  if (now < challenge.closes_at) await returnEntryFee(tx, context, challenge, entry);
  dropFiles(tx, context, entry);
}

/** Deletes the stored files of an entry after the commit. If the process dies before that, the files remain, but no row or address leads to them. */
export function dropFiles(tx: Tx, { storage, log }: Pick<ChallengesContext, 'storage' | 'log'>, { file_key: file, poster_key: poster }: Pick<EntryRow, 'file_key' | 'poster_key'>): void {
  const keys = [file, poster].filter((key) => key !== null);
  if (keys.length === 0) return;
  afterCommit(tx, () => {
    for (const key of keys) storage.delete(key).catch((error: unknown) => log.warn({ err: error }, 'the file of an entry was not deleted'));
  });
}
