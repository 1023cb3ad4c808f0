import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import type { ChatContext } from './chat-context.ts';

const PAGE = '(cast(:after as uuid) is null or id > :after) order by id limit :limit';
const FOLDERS = `select id, name, created_at as "at" from chat_folders where user_id = :userId and ${PAGE}`;
const CHATS = `
  select id, agent_id as "agentId", draft, title, folder_id as "folderId", pinned, archived, model_id as "model", budget, auto_limit as "autoLimit", spent,
    created_at as "at", last_message_at as "lastMessageAt"
  from chats where user_id = :userId and ${PAGE}`;
const MESSAGES = `
  select id, chat_id as "chatId", parent_id as "parentId", role, parts, attachments, status, model_id as "model", charged, feedback, summary, created_at as "at"
  from chat_messages where user_id = :userId and ${PAGE}`;
const TOOL_CALLS = `
  select id, chat_id as "chatId", message_id as "messageId", tool, title, inputs, status, generation_id as "generationId", created_at as "at"
  from chat_tool_calls where user_id = :userId and ${PAGE}`;
const SHARES = `
  select id, chat_id as "chatId", token, title, show_media as "showMedia", show_name as "showName", show_prices as "showPrices", views, revoked_at as "revokedAt", created_at as "at"
  from chat_shares where user_id = :userId and ${PAGE}`;

interface Entry {
  id: string;
  at: Date;
}

/** Exports and erases a person's chats with all branches, tool calls and links. Guests' messages name no person, so they are not included. */
export const personalData = ({ db }: Pick<ChatContext, 'db'>): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<Entry>({ name: 'chat/folders', read: (after, limit) => rows(db.knex, FOLDERS, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'chat/chats', read: (after, limit) => rows(db.knex, CHATS, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'chat/messages', read: (after, limit) => rows(db.knex, MESSAGES, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'chat/tools', read: (after, limit) => rows(db.knex, TOOL_CALLS, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'chat/links', read: (after, limit) => rows(db.knex, SHARES, { userId, after, limit }) });
  },
  async erase(tx, userId) {
    // Deleting a chat also deletes its messages, tool calls and links.
    await rows(tx, 'delete from chats where user_id = ?', [userId]);
    await rows(tx, 'delete from chat_folders where user_id = ?', [userId]);
  },
});
