import * as z from 'zod/mini';
import type { ChatAgent, ChatMessage } from '#contracts/chat.ts';
import type { GenerationOutput } from '#contracts/generation.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getSharedChat as endpoint } from '#contracts/chat-shares.ts';
import { cutPage, foreignCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { RawRoutes } from '#kernel/module.ts';
import type { ChatContext } from '../chat-context.ts';
import { shareMissing } from '../chat.errors.ts';
import type { ChatSharesTable } from '../chat.tables.ts';
import { countShareVisit } from './count-visit.ts';

/** A reader of a shared chat gets this many messages at a time. */
const PAGE = 100;
const position = z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000));

type OpenShare = Pick<ChatSharesTable, 'id' | 'user_id' | 'title' | 'show_media' | 'show_name' | 'created_at'> & { agent: ChatAgent | null };

const OPEN = 'select id, user_id, title, agent, show_media, show_name, created_at from chat_shares where revoked_at is null and removed_rule is null and';
const MESSAGES = 'select position, message from chat_share_messages where share_id = :id and position > :after order by position limit :limit';

/** Identifies a link by the token in its address, or by its id. */
type ShareName = { token: string } | { id: string };

/**
 * Opens a link that works for this viewer, who is null for visitors. A link counts as not found when it is revoked or removed, its owner is
 * banned or erased, or one of both blocked the other.
 * @throws AppError not_found: revoked, taken down, of a banned or deleted account, or one of the two blocked the other
 */
export async function openShare(connection: Connection, { identity, blocks }: Pick<ChatContext, 'identity' | 'blocks'>, name: ShareName, viewerId: string | null): Promise<OpenShare> {
  const [share] = 'token' in name ? await rows<OpenShare>(connection, `${OPEN} token = ?`, [name.token]) : await rows<OpenShare>(connection, `${OPEN} id = ?`, [name.id]);
  if (!share) throw shareMissing();
  if (!(await identity.present(connection, [share.user_id])).has(share.user_id)) throw shareMissing();
  if ((await blocks.either(connection, viewerId, [share.user_id])).size > 0) throw shareMissing();
  return share;
}

interface Reader {
  /** The reader's account. Null for visitors. */
  userId: string | null;
  ip: string;
}

/**
 * Returns a page of a shared chat, oldest first. Deleted runs, and prompts that visitors may not open, are left out.
 * @throws AppError not_found, invalid_request for a foreign cursor
 */
export async function readShare(context: ChatContext, token: string, cursor: string | undefined, { userId: viewerId, ip }: Reader): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const share = await openShare(knex, context, { token }, viewerId);
  const after = cursor === undefined ? { success: true as const, data: 0 } : position.safeParse(cursor);
  if (!after.success) throw foreignCursor();
  const found = await rows<{ position: number; message: ChatMessage }>(knex, MESSAGES, { id: share.id, after: after.data, limit: PAGE + 1 });
  const { page, nextCursor } = cutPage(found, PAGE, (last) => String(last.position));
  if (cursor === undefined && viewerId !== share.user_id) await countShareVisit(knex, context, share.id, ip);
  const author = share.show_name ? (await context.identity.creators(knex, [share.user_id])).get(share.user_id) : undefined;
  return {
    id: share.id,
    title: share.title,
    agent: await agentNow(knex, context, share.agent, viewerId),
    author: author ? { username: author.username, displayName: author.displayName } : null,
    sharedAt: share.created_at.toISOString(),
    messages: await messagesNow(knex, context, token, page.map(({ message }) => message)),
    nextCursor,
  };
}

/** The agent from the copy, and whether this viewer may talk to it now. */
async function agentNow(connection: Connection, { agents }: Pick<ChatContext, 'agents'>, agent: ChatAgent | null, viewerId: string | null): Promise<ChatAgent | null> {
  if (agent === null) return null;
  return { ...agent, available: (await agents.shown(connection, [agent.id], viewerId)).get(agent.id)?.agent.available ?? false };
}

/** Presents the copied messages. It leaves out deleted runs and prompts that are not public, and lets files be read by the link's address. */
async function messagesNow(connection: Connection, { runs, prompts }: Pick<ChatContext, 'runs' | 'prompts'>, token: string, messages: readonly ChatMessage[]): Promise<ChatMessage[]> {
  const calls = messages.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'tool' ? [part.call] : [])));
  const kept = await runs.shown(connection, calls.flatMap(({ generation }) => generation?.id ?? []));
  const open = await prompts.openRefs(connection, calls.flatMap(({ prompt }) => prompt?.id ?? []), null);
  const url = (address: string): string => `/media/shared-chats/${token}/${address.slice(address.lastIndexOf('/') + 1)}`;
  return messages.map((message) => ({
    ...message,
    parts: message.parts.map((part) => {
      if (part.kind === 'text') return part;
      const { prompt, generation } = part.call;
      const known = prompt === null ? undefined : open.get(prompt.id);
      const run = generation !== null && kept.has(generation.id) ? generation : null;
      // A text made with a sealed prompt is left out, because it may repeat the prompt. Pictures stay.
      const tells = prompt !== null && (!known || known.sealed);
      const outputs = run?.outputs.flatMap((output): GenerationOutput[] => (output.kind === 'text' ? (tells ? [] : [output]) : [{ ...output, url: url(output.url), posterUrl: output.posterUrl && url(output.posterUrl) }]));
      return { ...part, call: { ...part.call, pictureUrl: null, prompt: known ? prompt : null, generation: run && outputs ? { ...run, outputs } : null } };
    }),
  }));
}

const FILE = 'select generation_id as "generationId" from chat_share_files where share_id = :shareId and file_id = cast(:fileId as uuid)';
const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** `GET /media/shared-chats/:token/:fileId`: serves a file that a link shows, while the link works and the run exists. Caches must ask each time. */
export function sharedFileRoute(mount: RawRoutes, context: ChatContext): void {
  mount.get('/media/shared-chats/:token/:fileId', async (call) => {
    const { token = '', fileId = '' } = call.params;
    const { knex } = context.db;
    const share = await openShare(knex, context, { token }, call.viewer?.userId ?? null);
    const [file] = share.show_media && isId(fileId) ? await rows<{ generationId: string }>(knex, FILE, { shareId: share.id, fileId }) : [];
    if (!file || !(await context.runs.shown(knex, [file.generationId])).has(file.generationId)) throw shareMissing();
    await context.media.serve(call, fileId);
  });
}
