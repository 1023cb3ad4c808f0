import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { presentMessage } from '../messages.presenter.ts';
import type { MessageModel } from '../models/message.model.ts';

/** How the list of what was earned begins, at the end of a message. */
const EARNED = ' Earned: ';

const ADD = {
  name: 'messages_add_1',
  sql: `
    update messages set content = content || case when position(:earned in content) > 0 then ', ' else :earned end || :line, changed_xid = pg_current_xact_id()
    where dedupe_key = :dedupeKey and user_id = :userId and archived_at is null and not muted returning *`,
};

/** What an event adds to a message that its reader has already: `line` is one thing earned, with its tokens. */
export interface Earning {
  userId: string;
  dedupeKey: string;
  line: string;
}

/**
 * Adds what was earned to the message that tells of its cause, and shows it in open tabs. The caller's transaction must remember the event: a line
 * that is added twice stands there twice. Returns false where no such message is shown; then the caller writes one.
 */
export async function addEarning(tx: Tx, push: Push, { userId, dedupeKey, line }: Earning): Promise<boolean> {
  const [message] = await prepared<MessageModel>(tx, ADD, { userId, dedupeKey, line, earned: EARNED });
  if (!message) return false;
  // The same id again: clients replace the text and count nothing.
  afterCommit(tx, () => push.toUser(userId, 'message', { message: presentMessage(message, true) }));
  return true;
}
