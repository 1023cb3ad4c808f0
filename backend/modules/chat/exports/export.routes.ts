import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { CHAT_EXPORTS } from '#contracts/chat-shares.ts';
import { unauthenticated } from '#kernel/errors.ts';
import { contentDisposition } from '#kernel/http/content-disposition.ts';
import type { RawCall, RawRoutes } from '#kernel/module.ts';
import type { ChatContext } from '../chat-context.ts';
import { chatMissing } from '../chat.errors.ts';
import { findChat } from '../queries/chat-row.ts';
import { jsonPieces, markdownPieces } from './chat-files.ts';
import { allMessages, branchMessages } from './exported-messages.ts';

type Format = (typeof CHAT_EXPORTS)[number];

const TYPES: Readonly<Record<Format, string>> = { md: 'text/markdown; charset=utf-8', json: 'application/json; charset=utf-8' };
const isId = (text: string): boolean => z.uuid().safeParse(text).success;

async function* none(): AsyncGenerator<never> {
  // Yields no message, for a chat that has none.
}

/** `GET /api/chats/:id/export.md` and `.json`: streams an own chat as a file. Markdown has the open branch, JSON all branches. */
export function exportRoutes(mount: RawRoutes, context: ChatContext): void {
  const send = async ({ ctx, params, viewer }: RawCall, format: Format): Promise<void> => {
    if (!viewer) throw unauthenticated();
    const { id: chatId = '' } = params;
    if (!isId(chatId)) throw chatMissing();
    const { db: { knex }, agents } = context;
    const chat = await findChat(knex, chatId, viewer.userId);
    const agent = chat.agent_id === null ? null : (await agents.shown(knex, [chat.agent_id], viewer.userId)).get(chat.agent_id)?.agent ?? null;
    const about = { chat, agentName: agent?.name ?? null, now: context.clock.now() };
    const thread = { chatId, userId: viewer.userId };
    ctx.status = 200;
    ctx.type = TYPES[format];
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Content-Disposition', contentDisposition('attachment', `${chat.title || 'chat'}.${format}`));
    if (ctx.method === 'HEAD') return;
    const body = Readable.from(format === 'json' ? jsonPieces(about, allMessages(knex, context, thread)) : markdownPieces(about, chat.leaf_id === null ? none() : branchMessages(knex, context, thread, chat.leaf_id)));
    // The response has begun when reading fails, so the server can only break it off to report the failure.
    body.once('error', () => ctx.res.destroy());
    ctx.res.once('close', () => body.destroy());
    ctx.body = body;
  };
  mount.get('/api/chats/:id/export.md', (call) => send(call, 'md'));
  mount.get('/api/chats/:id/export.json', (call) => send(call, 'json'));
}
