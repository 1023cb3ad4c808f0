import type { ChatMessage } from '#contracts/chat.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { MESSAGE_COLUMNS } from '../queries/message-row.ts';
import type { MessageRow } from '../queries/message-row.ts';
import { presentMessages } from '../queries/present-messages.ts';
import type { PresentMessagesDeps } from '../queries/present-messages.ts';
import type { ReplyingContext } from './replying-context.ts';

/** A chat and its owner, whose open tabs get the pushes. */
export interface ChatOwner {
  chatId: string;
  userId: string;
}

const BY_IDS = `select ${MESSAGE_COLUMNS} from chat_messages m where m.chat_id = :chatId and m.id = any(cast(:ids as uuid[])) order by m.depth, m.id`;

/** Presents messages of a chat to its owner. A reply that is being written has no words here. */
export const shownMessages = async (connection: Connection, ctx: PresentMessagesDeps, owner: ChatOwner, ids: readonly string[]): Promise<ChatMessage[]> =>
  presentMessages(connection, ctx, owner, await rows<MessageRow>(connection, BY_IDS, { chatId: owner.chatId, ids: [...ids] }));

/** Pushes messages to all open tabs of their owner after the commit, and returns them. */
export async function announceMessages(tx: Tx, ctx: PresentMessagesDeps & Pick<ReplyingContext, 'push'>, owner: ChatOwner, ids: readonly string[]): Promise<ChatMessage[]> {
  const messages = await shownMessages(tx, ctx, owner, ids);
  for (const message of messages) afterCommit(tx, () => ctx.push.toUser(owner.userId, 'chat:message', { chatId: owner.chatId, message }));
  return messages;
}

/** Pushes a message to its owner's open tabs outside of a transaction. A push is only a hint, so its failure does not fail the reply. */
export async function pushMessage(connection: Connection, ctx: PresentMessagesDeps & Pick<ReplyingContext, 'push' | 'log'>, owner: ChatOwner, id: string): Promise<void> {
  try {
    for (const message of await shownMessages(connection, ctx, owner, [id])) ctx.push.toUser(owner.userId, 'chat:message', { chatId: owner.chatId, message });
  } catch (error) {
    ctx.log.warn({ err: error, messageId: id }, 'a reply could not be shown to its owner');
  }
}
