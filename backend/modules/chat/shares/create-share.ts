import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import { SHARES_MAX } from '#contracts/chat-shares.ts';
import type { createChatShare as endpoint } from '#contracts/chat-shares.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId, newSecret } from '#kernel/ids.ts';
import type { ChatContext } from '../chat-context.ts';
import { nothingToShare, sharesFull } from '../chat.errors.ts';
import { lockChat } from '../queries/chat-row.ts';
import { endOfBranch } from '../queries/end-of-branch.ts';
import { branchUpTo } from '../queries/list-messages.ts';
import { presentMessages } from '../queries/present-messages.ts';
import { filesOf, sharedMessage } from './shared-message.ts';
import { findShare } from './share-rows.ts';

/** A link shows the end of a longer branch. */
const SHARED_MESSAGES_MAX = 2_000;

const COUNT = 'select count(*)::int as count from chat_shares where chat_id = ? and revoked_at is null';
const INSERT = `
  insert into chat_shares (id, token, chat_id, user_id, leaf_id, title, agent, show_media, show_name, show_prices, messages, created_at)
  values (:id, :token, :chatId, :userId, :leafId, :title, cast(:agent as jsonb), :showMedia, :showName, :showPrices, :count, :now)`;
const MESSAGES = `
  insert into chat_share_messages (share_id, position, message)
  select :id, n, message from jsonb_array_elements(cast(:messages as jsonb)) with ordinality as m (message, n)`;
const FILES = `
  insert into chat_share_files (share_id, file_id, generation_id)
  select distinct on (f."fileId") :id::uuid, f."fileId", f."generationId" from jsonb_to_recordset(cast(:files as jsonb)) as f ("fileId" uuid, "generationId" uuid)`;

/**
 * Makes a link with a copy of a branch as it is now (docs/rules/chat.md#shares). Test chats with a draft are not shared.
 * @throws AppError not_found, shares_full, nothing_to_share
 */
export async function createShare(tx: Tx, context: ChatContext, userId: string, chatId: string, { leafId, ...options }: BodyOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const chat = await lockChat(tx, chatId, userId);
  const { count } = one(await rows<{ count: number }>(tx, COUNT, [chatId]));
  if (count >= SHARES_MAX) throw sharesFull();
  const leaf = leafId === undefined ? chat.leaf_id : await endOfBranch(tx, chatId, leafId);
  if (leaf === null || chat.draft) throw nothingToShare();
  const branch = await presentMessages(tx, context, { chatId, userId }, await branchUpTo(tx, chatId, leaf, SHARED_MESSAGES_MAX));
  const messages = branch.flatMap((message) => sharedMessage(message, options) ?? []);
  if (messages.length === 0) throw nothingToShare();
  const agent = chat.agent_id === null ? null : (await context.agents.shown(tx, [chat.agent_id], userId)).get(chat.agent_id)?.agent ?? null;
  const id = newId();
  await rows(tx, INSERT, {
    id, token: newSecret(), chatId, userId, leafId: leaf, title: chat.title, ...options, count: messages.length, now: context.clock.now(),
    // Starters are what its author suggests to the person who chats.
    agent: agent && JSON.stringify({ ...agent, starters: [] }),
  });
  await rows(tx, MESSAGES, { id, messages: JSON.stringify(messages) });
  await rows(tx, FILES, { id, files: JSON.stringify(messages.flatMap(filesOf)) });
  const share = await findShare(tx, context, id);
  return { url: share.url, share };
}
