import { changeChat, CHAT_TITLE_MAX, createChat } from '#contracts/chat.ts';
import { createChatShare, getSharedChat } from '#contracts/chat-shares.ts';
import { one } from '#contracts/must.ts';
import { systemClock } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { appendMessage } from '../../modules/chat/commands/append-message.ts';
import { lockChat } from '../../modules/chat/queries/chat-row.ts';

/** A chat whose title and message are a hostile text, with every place where the server returns it. */
export interface ChatWithText {
  /** The answer of the server to the change of the chat's title. */
  renamed: { status: number; body: unknown; text: string };
  /** The path of the page for the chat's public link. */
  page: string;
  /** What the server returns to a person who opens the chat's link. */
  shared: { title: string; said: string; type: string };
  /** The chat as an exported Markdown file. */
  markdown: string;
  json: unknown;
}

/** Makes a chat that has a hostile text in each place for texts. If no message can hold the text (NUL), the message leaves that part out. */
export async function chatWithText(app: TestApp, author: HttpUser, text: string): Promise<ChatWithText> {
  const { chat } = (await call(author, createChat, { body: {} })).body;
  const { user_id: userId } = one(await rows<{ user_id: string }>(app.services.db.knex, 'select user_id from chats where id = ?', [chat.id]));
  const said = text.replaceAll('\0', '');
  await app.services.db.transaction(async (tx) => appendMessage(tx, { clock: systemClock }, await lockChat(tx, chat.id, userId), { parentId: null, parts: [{ kind: 'text', text: said }] }));
  const renamed = await call(author, changeChat, { params: { id: chat.id }, body: { title: text.slice(0, CHAT_TITLE_MAX) } });
  const { url } = (await call(author, createChatShare, { params: { id: chat.id }, body: { showMedia: true, showName: true, showPrices: false } })).body;
  const { pathname } = new URL(url);
  const shared = await call(app.visitor(), getSharedChat, { params: { token: pathname.slice(pathname.lastIndexOf('/') + 1) } });
  const [part] = shared.body.messages[0]?.parts ?? [];
  return {
    renamed,
    page: pathname,
    shared: { title: shared.body.title, said: part?.kind === 'text' ? part.text : '', type: shared.headers.get('content-type') ?? '' },
    markdown: (await author.send('GET', `/api/chats/${chat.id}/export.md`)).text,
    json: (await author.send('GET', `/api/chats/${chat.id}/export.json`)).body,
  };
}
