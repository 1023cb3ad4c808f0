import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listChatMessages as endpoint } from '#contracts/chat.ts';
import { afterId } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { withLiveWords } from '../replying/live-replies.ts';
import type { ReplyingContext } from '../replying/replying-context.ts';
import { findChat } from './chat-row.ts';
import { endOfBranch } from './end-of-branch.ts';
import { MESSAGE_COLUMNS } from './message-row.ts';
import type { MessageRow } from './message-row.ts';
import { presentMessages } from './present-messages.ts';

// The query takes only as many steps up the branch as the page has messages, however long the branch is.
const UP = `
  with recursive branch as (
    select b.id, b.parent_id, 1 as step from chat_messages b where b.chat_id = :chatId and b.id = :from
    union all
    select p.id, p.parent_id, b.step + 1 from branch b join chat_messages p on p.chat_id = :chatId and p.id = b.parent_id where b.step < :limit
  )
  select ${MESSAGE_COLUMNS} from chat_messages m where m.id = any(array(select id from branch)) order by m.depth`;

/** Reads up to `limit` messages of a branch that end at a given one, oldest first. None for an unknown message. */
export const branchUpTo = (connection: Connection, chatId: string, from: string, limit: number): Promise<MessageRow[]> => rows<MessageRow>(connection, UP, { chatId, from, limit });

/**
 * Returns a page of a branch, oldest first. Without `before` it is the end of the branch. `nextCursor` names the message before the page.
 * @throws AppError not_found for chats of others and for messages of other chats, invalid_request for a foreign cursor
 */
export async function listMessages(context: ReplyingContext, userId: string, chatId: string, { leaf, before, limit }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const chat = await findChat(knex, chatId, userId);
  const from = afterId(before, 'before') ?? (leaf === undefined ? chat.leaf_id : await endOfBranch(knex, chatId, leaf));
  if (from === null) return { messages: [], nextCursor: null };
  const found = await withLiveWords(knex, context.replyRuns, await branchUpTo(knex, chatId, from, limit));
  return { messages: await presentMessages(knex, context, { chatId, userId }, found), nextCursor: found[0]?.parent_id ?? null };
}
