import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { presentMessage } from '../messages.presenter.ts';
import type { MessageModel } from '../models/message.model.ts';

/** The text between a message and the appended list of achievements and rewards. */
const EARNED = ' Earned: ';

const ADD = {
  name: 'messages_add_1',
  sql: `
    update messages set content = content || case when position(:earned in content) > 0 then ', ' else :earned end || :line, changed_xid = pg_current_xact_id()
    where dedupe_key = :dedupeKey and user_id = :userId and archived_at is null and not muted returning *`,
};

/** The line that an event adds to an existing message: one achievement or reward with its tokens. */
export interface Earning {
  userId: string;
  dedupeKey: string;
  line: string;
}

/**
 * Appends an achievement or reward to the message about its cause, and pushes the new text to open tabs. The caller handles each event once,
 * or the line would appear twice. Returns false if no such message is shown: then the caller writes a message.
 */
export async function addEarning(tx: Tx, push: Push, { userId, dedupeKey, line }: Earning): Promise<boolean> {
  const [message] = await prepared<MessageModel>(tx, ADD, { userId, dedupeKey, line, earned: EARNED });
  if (!message) return false;
  // The push has the id of the existing message, so clients replace its text and do not count it as new.
  afterCommit(tx, () => push.toUser(userId, 'message', { message: presentMessage(message, true) }));
  return true;
}
