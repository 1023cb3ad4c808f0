import { createChat } from '#contracts/chat.ts';
import { systemClock } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import { one } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { appendMessage } from '../commands/append-message.ts';
import type { NewMessage } from '../commands/append-message.ts';
import { lockChat } from '../queries/chat-row.ts';

export interface Person {
  user: HttpUser;
  id: string;
}

export interface ChatFixtures {
  app: TestApp;
  person(): Promise<Person>;
  /** Makes a chat with a model, without an agent. Returns its id. */
  chat(person: Person): Promise<string>;
  /** Adds a person's message, as the endpoint for sending does. Returns its id. */
  say(person: Person, chatId: string, parentId: string | null, text: string): Promise<string>;
  /** Adds a complete reply to a chat. */
  answer(person: Person, chatId: string, parentId: string, text: string, parts?: NewMessage['parts']): Promise<string>;
  query<Row>(sql: string, bindings?: unknown[]): Promise<Row[]>;
}

/** Starts the API with people who chat. Replies are inserted as if a model had written them. */
export async function openChats(clock: Clock = systemClock, overrides: Record<string, string> = {}): Promise<ChatFixtures> {
  const app = await createTestApp({ clock, overrides });
  const { db } = app.services;
  const append = (person: Person, chatId: string, message: NewMessage): Promise<string> =>
    db.transaction(async (tx) => appendMessage(tx, { clock }, await lockChat(tx, chatId, person.id), message));
  return {
    app,
    query: (sql, bindings = []) => rows(db.knex, sql, bindings),
    async person() {
      const user = await app.register();
      return { user, id: one(await rows<{ id: string }>(db.knex, 'select id from users where username = ?', [user.username])).id };
    },
    async chat({ user }) {
      return (await call(user, createChat, { body: {} })).body.chat.id;
    },
    say: (person, chatId, parentId, text) => append(person, chatId, { parentId, parts: [{ kind: 'text', text }] }),
    answer: (person, chatId, parentId, text, parts = [{ kind: 'text', text }]) =>
      append(person, chatId, { parentId, parts, reply: { status: 'done', length: 'short', model: { id: 'studio-text', label: 'Studio', credit: 'Made by Studio, the built-in demo provider' } } }),
  };
}
