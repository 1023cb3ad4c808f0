import { connect } from 'socket.io-client';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import type { ChatMessage } from '#contracts/chat.ts';
import { listChatMessages } from '#contracts/chat.ts';
import { continueReply, regenerateReply, sendChatMessage, stopReply } from '#contracts/chat-replies.ts';
import type { ReplyLength } from '#contracts/chat-replies.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { JobAborted } from '#kernel/jobs/job-errors.ts';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { Services } from '../../../bootstrap/services.ts';

/** A registered person who chats. */
export interface Person {
  user: HttpUser;
  id: string;
}

/** An open tab of a person, with all pushes that it received. */
export interface Tab {
  heard: { name: string; payload: never }[];
  close(): void;
}

export interface ReplyFixtures {
  app: TestApp;
  double: OpenAiDouble;
  person(): Promise<Person>;
  /** Publishes an agent with a surcharge, and returns its id. */
  agent(authorId: string, definition?: Partial<AgentDefinition>): Promise<string>;
  chat(person: Person, agentId?: string | null, columns?: Record<string, unknown>): Promise<string>;
  send(person: Person, chatId: string, body?: Partial<BodyOf<typeof sendChatMessage>>, key?: string): ReturnType<typeof call<typeof sendChatMessage>>;
  again(person: Person, chatId: string, messageId: string, length?: ReplyLength): ReturnType<typeof call<typeof regenerateReply>>;
  goOn(person: Person, chatId: string, messageId: string, length?: ReplyLength): ReturnType<typeof call<typeof continueReply>>;
  stop(person: Person, chatId: string, messageId: string): ReturnType<typeof call<typeof stopReply>>;
  /** Makes attempts at a reply as a worker does, until its run ends or `attempts` were made. */
  write(messageId: string, attempts?: number): Promise<void>;
  /** Begins one attempt at a reply. `abort` stops it as a worker is stopped. */
  begin(messageId: string): Promise<{ done: Promise<void>; abort(): void }>;
  message(person: Person, chatId: string, messageId: string): Promise<ChatMessage>;
  receipts(messageId: string): Promise<{ held: number; captured: number; released: number }[]>;
  balance(person: Person): Promise<{ balance: number; held: number }>;
  tab(person: Person): Promise<Tab>;
  query<Row>(sql: string, bindings?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export const DEFINITION: AgentDefinition = {
  name: 'Ida', description: 'Keeps a lighthouse and its library.', category: 'fun', avatarFileId: null, instructions: 'Answer as a lighthouse keeper who has counted the steps of her tower twice and found two different numbers.',
  greeting: 'Ahoy! The kettle is on.', starters: ['Which ships passed today?'], model: null, creativity: 50, prompts: [], generators: { image: true, video: false },
  notes: [{ title: 'Ships', text: 'The grey ship comes on Tuesdays and its captain denies the name that everyone on the island gives to her.' }], memory: true, surcharge: 3, license: 'no_fork', supportContact: null,
};

/** Inserts a published agent as publishing would store it. */
export async function publishAgent({ db: { knex }, clock }: Pick<Services, 'db' | 'clock'>, authorId: string, given: Partial<AgentDefinition> = {}): Promise<string> {
  const definition = { ...DEFINITION, ...given };
  const [id, versionId, now] = [newId(), newId(), clock.now()];
  await knex('agents').insert({
    id, owner_id: authorId, slug: `agent-${id}`, status: 'draft', visibility: 'public', name: definition.name, description: definition.description, category: definition.category, greeting: definition.greeting,
    starters: definition.starters, surcharge: definition.surcharge, memory: definition.memory, draft: JSON.stringify(definition), checksum: 'x', saved_at: now, created_at: now, updated_at: now,
  });
  await knex('agent_versions').insert({ id: versionId, agent_id: id, number: 1, status: 'published', visibility: 'public', definition: JSON.stringify(definition), checksum: 'x', cleared: true, created_at: now, published_at: now });
  await knex('agents').where({ id }).update({ status: 'published', published_version_id: versionId, published_at: now });
  return id;
}

/** Starts the API with chats that a fake hosted model answers. The test itself acts as the worker. */
export async function openReplies(overrides: Record<string, string> = {}): Promise<ReplyFixtures> {
  const double = await startOpenAiDouble();
  const app = await createTestApp({ overrides: { TEXT_PROVIDER_URL: double.baseUrl, TEXT_PROVIDER_MODEL: 'double', ...overrides } });
  const { db, clock } = app.services;
  const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(db.knex, sql, bindings);
  const runOf = async (messageId: string): Promise<string> => one(await query<{ id: string }>('select run_id as id from chat_messages where id = ?', [messageId])).id;
  const open = async (runId: string): Promise<boolean> => (await query('select 1 from generations where id = ? and finished_at is null', [runId])).length > 0;
  const order = { length: 'short' as ReplyLength, expectedTotal: 99 };
  return {
    app, double, query,
    async person() {
      const user = await app.register();
      return { user, id: one(await query<{ id: string }>('select id from users where username = ?', [user.username])).id };
    },
    agent: (authorId, given = {}) => publishAgent(app.services, authorId, given),
    async chat(person, agentId = null, columns = {}) {
      const id = newId();
      await db.knex('chats').insert({ id, user_id: person.id, agent_id: agentId, model_id: 'openai-compatible-text', created_at: clock.now(), last_message_at: clock.now(), ...columns });
      return id;
    },
    send: (person, chatId, body = {}, key) => call(person.user, sendChatMessage, { params: { id: chatId }, body: { text: 'Hello there', ...order, ...body }, ...(key && { key }) }),
    again: (person, chatId, messageId, length = 'short') => call(person.user, regenerateReply, { params: { id: chatId, messageId }, body: { ...order, length } }),
    goOn: (person, chatId, messageId, length = 'short') => call(person.user, continueReply, { params: { id: chatId, messageId }, body: { ...order, length } }),
    stop: (person, chatId, messageId) => call(person.user, stopReply, { params: { id: chatId, messageId } }),
    async write(messageId, attempts = 3) {
      const runId = await runOf(messageId);
      for (let n = 0; n < attempts && (await open(runId)); n += 1) await app.modules.generation.generation.runAttempt(runId, { signal: new AbortController().signal }).catch(() => undefined);
    },
    async begin(messageId) {
      const controller = new AbortController();
      const done = app.modules.generation.generation.runAttempt(await runOf(messageId), { signal: controller.signal }).catch(() => undefined);
      return { done, abort: () => controller.abort(new JobAborted('cancelled', 'stopped by its owner')) };
    },
    async message(person, chatId, messageId) {
      const { body } = await call(person.user, listChatMessages, { params: { id: chatId }, query: { leaf: messageId } });
      return one(body.messages.filter(({ id }) => id === messageId));
    },
    receipts: (messageId) => query(`select h.amount as held, coalesce(h.captured, 0) as captured, coalesce(h.released, 0) as released from holds h join generations g on g.id = h.generation_id
      where g.id in (select run_id from chat_messages where id = :messageId union select generation_id from chat_messages where id = :messageId) order by h.held_at`.replaceAll(':messageId', `'${messageId}'`)),
    balance: ({ id }) => app.modules.wallet.wallet.state(db.knex, id),
    async tab({ user }) {
      const socket = connect(app.url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie: user.cookie() } });
      const heard: Tab['heard'] = [];
      socket.onAny((name: string, payload: unknown) => heard.push({ name, payload: payload as never }));
      await new Promise<void>((resolve, reject) => {
        socket.on('connect', resolve);
        socket.on('connect_error', reject);
      });
      return { heard, close: () => void socket.close() };
    },
    async close() {
      await app.close();
      await double.close();
    },
  };
}

/** The text of a message, without its tool calls. */
export const textOfMessage = (message: Pick<ChatMessage, 'parts'>): string => message.parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
