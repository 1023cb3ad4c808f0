import type { Chat, ChatAgent } from '#contracts/chat.ts';
import { must, one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { AgentInChats } from '#modules/agents/index.ts';
import type { ChatContext } from '../chat-context.ts';
import { chatPrices } from './chat-prices.ts';
import { findChat } from './chat-row.ts';
import type { ChatRow } from './chat-row.ts';

export type PresentChatsDeps = Pick<ChatContext, 'agents' | 'pricing'>;

/** Shown in place of an agent whose author's account was erased. The chat can be read, but not continued. */
const goneAgent = (id: string): ChatAgent => ({ id, slug: id, name: 'Deleted agent', avatarUrl: null, greeting: '', starters: [], available: false });

/** Presents chats to their owner, in the same order. The number of queries does not grow with the chats. */
export async function presentChats(connection: Connection, context: PresentChatsDeps, userId: string, chats: readonly ChatRow[]): Promise<Chat[]> {
  const agentIds = [...new Set(chats.flatMap(({ agent_id: id }) => id ?? []))];
  const agents = agentIds.length === 0 ? new Map<string, AgentInChats>() : await context.agents.shown(connection, agentIds, userId);
  // An author who tests a draft of the agent pays no surcharge.
  const surchargeOf = (chat: ChatRow): number => (chat.agent_id === null || chat.draft ? 0 : agents.get(chat.agent_id)?.surcharge ?? 0);
  const priceKey = (chat: ChatRow): string => `${chat.model_id} ${surchargeOf(chat)}`;
  const prices = new Map<string, Pick<Chat, 'model' | 'prices'>>();
  for (const chat of chats) if (!prices.has(priceKey(chat))) prices.set(priceKey(chat), await chatPrices(connection, context, chat.model_id, surchargeOf(chat)));
  return chats.map((chat) => ({
    id: chat.id,
    title: chat.title,
    agent: chat.agent_id === null ? null : agents.get(chat.agent_id)?.agent ?? goneAgent(chat.agent_id),
    ...must(prices.get(priceKey(chat)), 'the prices of a chat'),
    folder: chat.folder_id !== null && chat.folder_name !== null ? { id: chat.folder_id, name: chat.folder_name } : null,
    pinned: chat.pinned,
    archived: chat.archived,
    spent: chat.spent,
    budget: chat.budget,
    autoLimit: chat.auto_limit,
    autoLeft: Math.max(0, chat.auto_limit - chat.auto_spent),
    leafId: chat.leaf_id,
    activity: chat.activity,
    createdAt: chat.created_at.toISOString(),
    lastMessageAt: chat.last_message_at.toISOString(),
  }));
}

/** Presents one chat to its owner. @throws AppError not_found */
export async function presentChat(connection: Connection, context: PresentChatsDeps, userId: string, chatId: string): Promise<Chat> {
  return one(await presentChats(connection, context, userId, [await findChat(connection, chatId, userId)]));
}
