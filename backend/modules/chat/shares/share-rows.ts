import type { ChatShare } from '#contracts/chat-shares.ts';
import { one } from '#contracts/must.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChatContext } from '../chat-context.ts';
import { shareMissing } from '../chat.errors.ts';
import type { ChatSharesTable } from '../chat.tables.ts';
import { findChat } from '../queries/chat-row.ts';

type ShareRow = Pick<ChatSharesTable, 'id' | 'token' | 'title' | 'created_at' | 'views' | 'messages' | 'show_media' | 'show_name' | 'show_prices'>;

const COLUMNS = 'id, token, title, created_at, views, messages, show_media, show_name, show_prices';
const OF_CHAT = `select ${COLUMNS} from chat_shares where chat_id = ? and revoked_at is null order by id desc`;
const BY_ID = `select ${COLUMNS} from chat_shares where id = ?`;

const present = (row: ShareRow, linkBaseUrl: string): ChatShare => ({
  id: row.id, url: `${linkBaseUrl}/chat/shared/${row.token}`, title: row.title, createdAt: row.created_at.toISOString(), views: row.views, messages: row.messages,
  showMedia: row.show_media, showName: row.show_name, showPrices: row.show_prices,
});

/** A link as its owner sees it. */
export const findShare = async (connection: Connection, { linkBaseUrl }: Pick<ChatContext, 'linkBaseUrl'>, id: string): Promise<ChatShare> => present(one(await rows<ShareRow>(connection, BY_ID, [id])), linkBaseUrl);

/** The links to a chat of one's own that work, newest first; there are at most `SHARES_MAX`. @throws AppError not_found */
export async function listShares({ db, linkBaseUrl }: Pick<ChatContext, 'db' | 'linkBaseUrl'>, userId: string, chatId: string): Promise<{ shares: ChatShare[] }> {
  await findChat(db.knex, chatId, userId);
  return { shares: (await rows<ShareRow>(db.knex, OF_CHAT, [chatId])).map((row) => present(row, linkBaseUrl)) };
}

const REVOKE = 'update chat_shares set revoked_at = :now where id = :shareId and chat_id = :chatId and user_id = :userId and revoked_at is null returning id';

/** Ends a link at once, and deletes its copy. @throws AppError not_found */
export async function revokeShare(tx: Tx, { clock }: Pick<ChatContext, 'clock'>, userId: string, { id: chatId, shareId }: { id: string; shareId: string }): Promise<void> {
  const [revoked] = await rows<{ id: string }>(tx, REVOKE, { shareId, chatId, userId, now: clock.now() });
  if (!revoked) throw shareMissing();
  await rows(tx, 'delete from chat_share_messages where share_id = ?', [shareId]);
  await rows(tx, 'delete from chat_share_files where share_id = ?', [shareId]);
}
