import type { Chat } from '#contracts/chat.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { ChatContext } from './chat-context.ts';
import { presentChat } from './queries/present-chats.ts';

type Deps = Pick<ChatContext, 'agents' | 'pricing' | 'push'>;

/** Pushes a changed chat to its owner's open tabs after the commit, and returns the chat. @throws AppError not_found */
export async function announceChat(tx: Tx, context: Deps, userId: string, chatId: string): Promise<Chat> {
  const chat = await presentChat(tx, context, userId, chatId);
  afterCommit(tx, () => context.push.toUser(userId, 'chat:changed', { chatId, chat }));
  return chat;
}

/** Pushes to the owner's open tabs after the commit that a chat was deleted. */
export const announceDeleted = (tx: Tx, { push }: Pick<ChatContext, 'push'>, userId: string, chatId: string): void => afterCommit(tx, () => push.toUser(userId, 'chat:changed', { chatId, chat: null }));
