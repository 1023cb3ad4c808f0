import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AchievementsContext } from '../achievements-context.ts';

const MARK = `
  update achievement_unlocks set seen_at = :now where user_id = :userId and key = any(:keys::text[]) and seen_at is null returning key`;

/**
 * Marks achievements of this person as looked at, and sends the new keys to the person's open tabs. Returns these keys; marking
 * again changes nothing.
 */
export async function markSeen(tx: Tx, { clock, push }: AchievementsContext, userId: string, keys: readonly string[]): Promise<string[]> {
  const marked = (await rows<{ key: string }>(tx, MARK, { userId, now: clock.now(), keys: [...keys] })).map(({ key }) => key);
  if (marked.length > 0) afterCommit(tx, () => push.toUser(userId, 'achievements:seen', { keys: marked }));
  return marked;
}
