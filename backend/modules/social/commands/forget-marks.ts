import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { SocialContext } from '../social-context.ts';
import { personUnfollowed, promptUnliked } from '../social.events.ts';
import type { MarkKind } from './set-mark.ts';

// Locks the counts of likes and follows by kind and subject. Two transactions that lock in this order cannot deadlock.
const OWN = `
  with gone as (
    delete from social_marks where user_id = :userId returning kind, subject_id
  ), locked as (
    select t.kind, t.subject_id from social_tallies t join gone using (kind, subject_id) order by t.kind, t.subject_id for update of t
  ), counted as (
    update social_tallies t set count = t.count - 1 from locked where t.kind = locked.kind and t.subject_id = locked.subject_id
  )
  select kind, subject_id as "subjectId" from gone`;

const FOLLOWERS = `
  with gone as (delete from social_marks where kind = 'follow' and subject_id = :userId)
  delete from social_tallies where kind = 'follow' and subject_id = :userId`;

/** Deletes the likes, follows, followers and blocks of a deleted account, and lowers the counts of what it liked and followed. */
export async function forgetMarks(tx: Tx, { outbox }: Pick<SocialContext, 'outbox'>, userId: string): Promise<void> {
  const gone = await rows<{ kind: MarkKind; subjectId: string }>(tx, OWN, { userId });
  for (const { kind, subjectId } of gone) {
    if (kind === 'follow') await outbox.publish(tx, personUnfollowed, { followeeId: subjectId, followerId: userId });
    else await outbox.publish(tx, promptUnliked, { promptId: subjectId, userId });
  }
  await rows(tx, FOLLOWERS, { userId });
  await rows(tx, 'delete from people_blocks where blocker_id = :userId or blocked_id = :userId', { userId });
}
