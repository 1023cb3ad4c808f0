import type { ChatShare, listChatShares } from '#contracts/chat-shares.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChatContext } from '../chat-context.ts';
import { shareMissing } from '../chat.errors.ts';
import type { ChatSharesTable } from '../chat.tables.ts';
import { findChat } from '../queries/chat-row.ts';

type ShareRow = Pick<ChatSharesTable, 'id' | 'token' | 'title' | 'created_at' | 'views' | 'messages' | 'show_media' | 'show_name' | 'show_prices' | 'removed_rule' | 'revoked_at'>;

const COLUMNS = 'id, token, title, created_at, views, messages, show_media, show_name, show_prices, removed_rule, revoked_at';
/** How many revoked links the owner's list still shows. */
const REVOKED_SHOWN = 5;
const OF_CHAT = `
  (select ${COLUMNS} from chat_shares where chat_id = :chatId and revoked_at is null order by id desc)
  union all
  (select ${COLUMNS} from chat_shares where chat_id = :chatId and revoked_at is not null order by revoked_at desc, id desc limit ${REVOKED_SHOWN})`;
/** A link shows at most this many messages: of a longer branch, its end. */
export const SHARED_MESSAGES_MAX = 2_000;
// Does not count a reply that is still being written, because a link does not show it.
const NOW = `select least(depth + 1 - case when status in ('queued', 'writing') then 1 else 0 end, ${SHARED_MESSAGES_MAX}) as count from chat_messages where id = ?`;
const BY_ID = `select ${COLUMNS} from chat_shares where id = ?`;

const present = (row: ShareRow, linkBaseUrl: string): ChatShare => ({
  id: row.id, state: row.revoked_at !== null ? 'revoked' : row.removed_rule !== null ? 'removed' : 'open', url: `${linkBaseUrl}/chat/shared/${row.token}`, title: row.title, createdAt: row.created_at.toISOString(), views: row.views, messages: row.messages,
  showMedia: row.show_media, showName: row.show_name, showPrices: row.show_prices,
});

/** Reads a link to a chat for its owner. */
export const findShare = async (connection: Connection, { linkBaseUrl }: Pick<ChatContext, 'linkBaseUrl'>, id: string): Promise<ChatShare> => present(one(await rows<ShareRow>(connection, BY_ID, [id])), linkBaseUrl);

/** Lists the links to an own chat: those that work, at most `SHARES_MAX`, then those revoked last. @throws AppError not_found */
export async function listShares({ db, linkBaseUrl }: Pick<ChatContext, 'db' | 'linkBaseUrl'>, userId: string, chatId: string): Promise<ResponseOf<typeof listChatShares>> {
  const { leaf_id: leafId } = await findChat(db.knex, chatId, userId);
  const [now] = leafId === null ? [] : await rows<{ count: number }>(db.knex, NOW, [leafId]);
  return { shares: (await rows<ShareRow>(db.knex, OF_CHAT, { chatId })).map((row) => present(row, linkBaseUrl)), messagesNow: now?.count ?? 0 };
}

const REVOKE = 'update chat_shares set revoked_at = :now where id = :shareId and chat_id = :chatId and user_id = :userId and revoked_at is null returning id';

/** Revokes a link to a chat at once, and deletes its copy. @throws AppError not_found */
export async function revokeShare(tx: Tx, { clock }: Pick<ChatContext, 'clock'>, userId: string, { id: chatId, shareId }: { id: string; shareId: string }): Promise<void> {
  const [revoked] = await rows<{ id: string }>(tx, REVOKE, { shareId, chatId, userId, now: clock.now() });
  if (!revoked) throw shareMissing();
  await forgetCopy(tx, shareId);
}

/** Deletes the copied messages of a link, and the list of its files. */
export async function forgetCopy(tx: Tx, shareId: string): Promise<void> {
  await rows(tx, 'delete from chat_share_messages where share_id = ?', [shareId]);
  await rows(tx, 'delete from chat_share_files where share_id = ?', [shareId]);
}
