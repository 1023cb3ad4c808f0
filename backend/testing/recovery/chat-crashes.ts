import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { connect } from 'socket.io-client';
import { listChatMessages } from '#contracts/chat.ts';
import type { ChatMessage } from '#contracts/chat.ts';
import { sendChatMessage } from '#contracts/chat-replies.ts';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { must, one } from '#contracts/must.ts';
import type { FailpointName } from '#kernel/failpoints.ts';
import { newId } from '#kernel/ids.ts';
import { registerUser } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { expectConverged } from './expect-converged.ts';
import { openRecoveryStack } from './recovery-stack.ts';
import type { RecoveryStack } from './recovery-stack.ts';

/** Places where the death of a worker could lose, double or overcharge a reply (docs/rules/chat.md#reply). */
export const REPLY_CRASHES: readonly { name: string; failpoint: FailpointName | `${FailpointName}:${number}` }[] = [
  { name: 'after the run was claimed', failpoint: 'worker.after_claim' },
  { name: 'before the provider is asked', failpoint: 'worker.before_provider' },
  { name: 'while it receives the first words', failpoint: 'worker.during_provider:2' },
  { name: 'in the middle of the words', failpoint: 'worker.during_provider:40' },
  { name: 'after the provider delivered all words', failpoint: 'worker.after_result' },
  { name: 'inside the transaction that ends it', failpoint: 'worker.inside_finish' },
  { name: 'after the transaction that ends it', failpoint: 'worker.after_finish' },
];

const WORDS = Array.from({ length: 80 }, (_, n) => `word${n} `);
const TEXT = WORDS.join('');

/** A chat in which a reply was requested. */
interface Asked {
  stack: RecoveryStack;
  user: HttpUser;
  chatId: string;
  replyId: string;
}

export async function ask(stack: RecoveryStack, url: string, body: { length: 'short' | 'long' } = { length: 'short' }): Promise<Asked> {
  const user = await registerUser(url);
  const chatId = newId();
  const [owner] = (await stack.db.knex('users').where({ username: user.username }).select('id')) as { id: string }[];
  await stack.db.knex('chats').insert({
    id: chatId, user_id: owner!.id, model_id: 'openai-compatible-text', created_at: new Date(), last_message_at: new Date(),
  });
  const sent = await call(user, sendChatMessage, { params: { id: chatId }, body: { text: 'Tell me about ropes', expectedTotal: 9, ...body }, key: newId() });
  expect(sent.status).toBe(202);
  return { stack, user, chatId, replyId: sent.body.reply.id };
}

export async function replyOf({ user, chatId, replyId }: Asked): Promise<ChatMessage> {
  const { body } = await call(user, listChatMessages, { params: { id: chatId } });
  return one(body.messages.filter(({ id }) => id === replyId));
}
export const textOf = (message: ChatMessage): string => message.parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');

/** Opens a tab that shows a reply: it applies pushes as the product's client does, and asks the server once where words are missing. */
export async function openTab(url: string, asked: Asked): Promise<{ text(): string; status(): string | null; close(): void }> {
  let [text, attempt, next, status]: [string, number, number, string | null] = ['', 0, 0, null];
  const show = (message: ChatMessage): void => {
    // This push is older than what the tab shows already.
    if (message.attempt < attempt || (message.attempt === attempt && message.nextSeq < next && message.status === 'writing')) return;
    [text, attempt, next, status] = [textOf(message), message.attempt, message.nextSeq, message.status];
  };
  const socket = connect(url, { transports: ['websocket'], forceNew: true, reconnectionDelay: 100, reconnectionDelayMax: 500, extraHeaders: { cookie: asked.user.cookie() } });
  const catchUp = (): void => void replyOf(asked).then(show, () => undefined);
  socket.on('chat:message', ({ message }: RealtimePayload<'chat:message'>) => {
    if (message.id === asked.replyId) show(message);
  });
  socket.on('chat:delta', (delta: RealtimePayload<'chat:delta'>) => {
    if (delta.messageId !== asked.replyId || delta.attempt < attempt || (delta.attempt === attempt && delta.seq < next)) return;
    if (delta.attempt > attempt || delta.seq > next) catchUp();
    else [text, next] = [text + delta.text, next + 1];
  });
  socket.on('connect', catchUp);
  await new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
  return { text: () => text, status: () => status, close: () => void socket.close() };
}

/** Kills a worker while it writes a reply. Another worker must write it, every tab must end with the same text, and the reply must be charged once. */
export async function surviveReplyCrash({ failpoint }: Pick<(typeof REPLY_CRASHES)[number], 'failpoint'>): Promise<void> {
  const stack = await openRecoveryStack();
  try {
    const url = await stack.apiHere();
    stack.double.always({ do: 'chat', words: WORDS, delayMs: 10 });
    const asked = await ask(stack, url);
    const tabs = await Promise.all([openTab(url, asked), openTab(url, asked)]);
    const dying = await stack.worker({ FAILPOINT: failpoint }).catch((error: unknown) => {
      if (!String(error).includes('did not become ready')) throw error;
      return null;
    });
    if (dying) expect(await Promise.race([dying.ended(), wait(25_000, 'alive')])).toBe('SIGKILL');
    await stack.worker();
    await expectConverged(stack.db, 30_000);
    const reply = await replyOf(asked);
    expect(reply).toMatchObject({ status: 'done', charged: 1 });
    expect(textOf(reply)).toBe(TEXT);
    await eventually(() => tabs.every((tab) => tab.status() === 'done' && tab.text() === TEXT), 5_000);
    for (const tab of tabs) tab.close();
  } finally {
    await stack.close();
  }
}

/** Kills the API while a reply streams. The worker must write on, and tabs that reconnect to another API must show the same text. */
export async function surviveApiDeath(): Promise<void> {
  const stack = await openRecoveryStack();
  try {
    const api = await stack.api();
    await stack.worker();
    stack.double.always({ do: 'chat', words: WORDS, delayMs: 60 });
    const asked = await ask(stack, api.url);
    const tabs = [await openTab(api.url, asked), await openTab(api.url, asked)];
    await eventually(() => tabs.every((tab) => tab.text().length > 60), 20_000);
    await api.kill('SIGKILL');
    const port = must(new URL(api.url).port, 'the port of the API');
    await stack.api({ PORT: port });
    const third = await openTab(api.url, asked);
    await expectConverged(stack.db, 30_000);
    await eventually(() => [...tabs, third].every((tab) => tab.status() === 'done'), 10_000);
    expect([...tabs, third].map((tab) => tab.text())).toEqual([TEXT, TEXT, TEXT]);
    expect(await replyOf(asked)).toMatchObject({ status: 'done', charged: 1, attempt: 1 });
    for (const tab of [...tabs, third]) tab.close();
  } finally {
    await stack.close();
  }
}
