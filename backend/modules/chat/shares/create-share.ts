import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import { SHARES_MAX } from '#contracts/chat-shares.ts';
import type { createChatShare, updateChatShare } from '#contracts/chat-shares.ts';
import type { ChatMessage } from '#contracts/chat.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId, newSecret } from '#kernel/ids.ts';
import type { ChatContext } from '../chat-context.ts';
import { nothingToShare, shareMissing, sharesFull } from '../chat.errors.ts';
import { lockChat } from '../queries/chat-row.ts';
import type { ChatRow } from '../queries/chat-row.ts';
import { endOfBranch } from '../queries/end-of-branch.ts';
import { branchUpTo } from '../queries/list-messages.ts';
import { presentMessages } from '../queries/present-messages.ts';
import { filesOf, sharedMessage } from './shared-message.ts';
import type { ShareOptions } from './shared-message.ts';
import { findShare, forgetCopy, SHARED_MESSAGES_MAX } from './share-rows.ts';


const COUNT = 'select count(*)::int as count from chat_shares where chat_id = ? and revoked_at is null';
const INSERT = `
  insert into chat_shares (id, token, chat_id, user_id, leaf_id, title, agent, show_media, show_name, show_prices, messages, created_at)
  values (:id, :token, :chatId, :userId, :leafId, :title, cast(:agent as jsonb), :showMedia, :showName, :showPrices, :count, :now)`;
const UPDATE = `
  update chat_shares set leaf_id = :leafId, title = :title, agent = cast(:agent as jsonb), show_media = :showMedia, show_name = :showName, show_prices = :showPrices, messages = :count
  where id = :shareId and chat_id = :chatId and revoked_at is null and removed_rule is null returning id`;
const MESSAGES = `
  insert into chat_share_messages (share_id, position, message)
  select :id, n, message from jsonb_array_elements(cast(:messages as jsonb)) with ordinality as m (message, n)`;
const FILES = `
  insert into chat_share_files (share_id, file_id, generation_id)
  select distinct on (f."fileId") :id::uuid, f."fileId", f."generationId" from jsonb_to_recordset(cast(:files as jsonb)) as f ("fileId" uuid, "generationId" uuid)`;

interface ShownCopy {
  leaf: string;
  title: string;
  /** The agent as JSON, as the link stores it; null for a chat without an agent or whose agent the user may not see. */
  agent: string | null;
  messages: ChatMessage[];
}

/** Copies a branch of a locked chat as a link shows it. A chat that tests a draft of an agent cannot be shared. @throws AppError not_found, nothing_to_share */
async function copyOf(tx: Tx, context: ChatContext, chat: ChatRow, leafId: string | undefined, options: ShareOptions): Promise<ShownCopy> {
  const { id: chatId, user_id: userId } = chat;
  const leaf = leafId === undefined ? chat.leaf_id : await endOfBranch(tx, chatId, leafId);
  if (leaf === null || chat.draft) throw nothingToShare();
  const branch = await presentMessages(tx, context, { chatId, userId }, await branchUpTo(tx, chatId, leaf, SHARED_MESSAGES_MAX));
  const messages = branch.flatMap((message) => sharedMessage(message, options) ?? []);
  if (messages.length === 0) throw nothingToShare();
  const agent = chat.agent_id === null ? null : (await context.agents.shown(tx, [chat.agent_id], userId)).get(chat.agent_id)?.agent ?? null;
  // Leaves out the agent's starters, which are suggestions for beginning a chat.
  return { leaf, title: chat.title, agent: agent && JSON.stringify({ ...agent, starters: [] }), messages };
}

async function keepCopy(tx: Tx, id: string, messages: readonly ChatMessage[]): Promise<void> {
  await rows(tx, MESSAGES, { id, messages: JSON.stringify(messages) });
  await rows(tx, FILES, { id, files: JSON.stringify(messages.flatMap(filesOf)) });
}

/** Makes a link to a chat with a copy of the branch (docs/rules/chat.md#shares). @throws AppError not_found, shares_full, nothing_to_share */
export async function createShare(tx: Tx, context: ChatContext, userId: string, chatId: string, { leafId, ...options }: BodyOf<typeof createChatShare>): Promise<ResponseOf<typeof createChatShare>> {
  const chat = await lockChat(tx, chatId, userId);
  const { count } = one(await rows<{ count: number }>(tx, COUNT, [chatId]));
  if (count >= SHARES_MAX) throw sharesFull();
  const { leaf, title, agent, messages } = await copyOf(tx, context, chat, leafId, options);
  const id = newId();
  await rows(tx, INSERT, { id, token: newSecret(), chatId, userId, leafId: leaf, title, agent, ...options, count: messages.length, now: context.clock.now() });
  await keepCopy(tx, id, messages);
  const share = await findShare(tx, context, id);
  return { url: share.url, share };
}

/** Replaces the copy of a link by the chat's open branch. The address stays. @throws AppError not_found, nothing_to_share */
export async function updateShare(tx: Tx, context: ChatContext, userId: string, { id: chatId, shareId }: { id: string; shareId: string }, options: ShareOptions): Promise<ResponseOf<typeof updateChatShare>> {
  const chat = await lockChat(tx, chatId, userId);
  const { leaf, title, agent, messages } = await copyOf(tx, context, chat, undefined, options);
  const updated = await rows<{ id: string }>(tx, UPDATE, { shareId, chatId, leafId: leaf, title, agent, ...options, count: messages.length });
  if (updated.length === 0) throw shareMissing();
  await forgetCopy(tx, shareId);
  await keepCopy(tx, shareId, messages);
  return { share: await findShare(tx, context, shareId) };
}
