import type { ChatMessage, ToolCall } from '#contracts/chat.ts';
import { changeToolCall, confirmToolCall, declineToolCall } from '#contracts/chat-replies.ts';
import { one } from '#contracts/must.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { newId } from '#kernel/ids.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import { call } from '#testing/test-app.ts';
import { moduleList } from '../../../bootstrap/modules.ts';
import { openReplies } from './reply-fixtures.ts';
import type { Person, ReplyFixtures } from './reply-fixtures.ts';

export interface ToolFixtures extends ReplyFixtures {
  /** The fake provider of pictures and videos. */
  pictures: OpenAiDouble;
  /** Inserts a published prompt for pictures with one required field `topic`. */
  prompt(ownerId: string, columns?: Record<string, unknown>, form?: PromptForm): Promise<{ id: string; slug: string; versionId: string }>;
  /** Sends a message, and lets the fake model answer it with these tool calls. */
  ask(person: Person, chatId: string, calls: readonly { name: string; arguments: unknown }[], words?: string[]): Promise<ChatMessage>;
  confirm(person: Person, chatId: string, callId: string, expectedTotal: number, key?: string): ReturnType<typeof call<typeof confirmToolCall>>;
  decline(person: Person, chatId: string, callId: string): ReturnType<typeof call<typeof declineToolCall>>;
  change(person: Person, chatId: string, callId: string, inputs: Record<string, unknown>): ReturnType<typeof call<typeof changeToolCall>>;
  /** Carries out the run of a tool call as the worker would, and delivers its end to the chat. */
  make(callId: string): Promise<void>;
  /** Delivers the ends of runs to the chats, whose replies then go on. */
  deliver(): Promise<void>;
  /** The messages of the last request to the fake model. */
  told(): { role: string; content: unknown; tool_calls?: unknown; tool_call_id?: string }[];
  chatRow(chatId: string): Promise<{ spent: number; held: number; autoSpent: number }>;
}

/** The tool calls of a message, in order. */
export const callsOf = (message: Pick<ChatMessage, 'parts'>): ToolCall[] => message.parts.flatMap((part) => (part.kind === 'tool' ? [part.call] : []));

const TOPIC_FORM: PromptForm = { sections: [{ title: 'It', fields: [{ key: 'topic', type: 'short_text', label: 'Topic', required: true, max: 300 }] }] };

/** Starts chats whose fake model calls the tools that a test names. The test itself acts as the worker and delivers events. */
export async function openToolChats(overrides: Record<string, string> = {}): Promise<ToolFixtures> {
  const pictures = await startOpenAiDouble();
  const fixtures = await openReplies({ IMAGE_PROVIDER_URL: pictures.baseUrl, IMAGE_PROVIDER_MODEL: 'double', VIDEO_PROVIDER_URL: pictures.baseUrl, VIDEO_PROVIDER_MODEL: 'double', COVERS_ENABLED: 'off', ...overrides });
  const { app, query, double } = fixtures;
  const { db, clock } = app.services;
  const subscriptionsByEvent = groupSubscriptions(moduleList(app.modules).flatMap((module) => module.subscriptions ?? []).filter(({ subscriber }) => subscriber.startsWith('chat.on_tool_run')));
  const delivered = new Set<string>();

  const tools: ToolFixtures = {
    ...fixtures,
    pictures,
    async prompt(ownerId, columns = {}, form = TOPIC_FORM) {
      const [id, versionId, at] = [newId(), newId(), clock.now()];
      const slug = `p-${id}-x`;
      await db.knex('prompts').insert({
        id, owner_id: ownerId, slug, title: 'Poster of a town', one_liner: 'A poster', description_md: '', content_type: 'image', category: 'social-media-graphics', language: 'en', tags: [], status: 'published', visibility: 'public',
        pricing: 'run', run_royalty: 1, unlock_price: 0, license: 'no_fork', hosted_models: true, free_trial_runs_per_day: 0, published_version_id: versionId, parent_prompt_id: null, parent_royalty_percent: 0, search: '', published_at: at, created_at: at, updated_at: at,
        ...columns,
      });
      await db.knex('prompt_versions').insert({
        id: versionId, prompt_id: id, version_no: 1, template: 'Paint {{topic}} with the seven quiet colours that only the owner of this prompt has ever mixed.', system_template: null, form_schema: JSON.stringify(form), output_settings: '{}', sample_inputs: '[]', checksum: 'x',
        terms: JSON.stringify({}), author_id: ownerId, published_at: at, created_at: at,
      });
      return { id, slug, versionId };
    },
    async ask(person, chatId, calls, words = ['Let ', 'me ', 'see.']) {
      double.script({ do: 'chat', words, calls: calls.map(({ name, arguments: given }, n) => ({ id: `call_${n}_${newId().slice(-6)}`, name, arguments: typeof given === 'string' ? given : JSON.stringify(given) })) });
      const sent = await fixtures.send(person, chatId, { text: 'Please help me with it' });
      if (sent.status !== 202) throw new Error(`sending answered ${sent.status}: ${sent.text}`);
      await fixtures.write(sent.body.reply.id);
      return fixtures.message(person, chatId, sent.body.reply.id);
    },
    confirm: ({ user }, chatId, callId, expectedTotal, key) => call(user, confirmToolCall, { params: { id: chatId, callId }, body: { expectedTotal }, key: key ?? newId() }),
    decline: ({ user }, chatId, callId) => call(user, declineToolCall, { params: { id: chatId, callId }, key: newId() }),
    change: ({ user }, chatId, callId, inputs) => call(user, changeToolCall, { params: { id: chatId, callId }, body: { inputs }, key: newId() }),
    async make(callId) {
      const runId = one(await query<{ id: string }>('select generation_id as id from chat_tool_calls where id = ?', [callId])).id;
      await app.modules.generation.generation.runAttempt(runId, { signal: new AbortController().signal });
      await tools.deliver();
    },
    async deliver() {
      const events = await query<{ id: string; name: string }>(`select id, name from outbox_events where name in ('generation_success', 'generation_error', 'generation_cancelled') order by id`);
      for (const { id, name } of events.filter((event) => !delivered.has(event.id))) {
        delivered.add(id);
        for (const { subscriber } of subscriptionsByEvent.get(name) ?? []) await processEvent({ db, clock, log: silentLogger(), subscriptionsByEvent, complete: () => undefined }, id, subscriber);
      }
    },
    told: () => (double.calls.at(-1)?.body as { messages: ReturnType<ToolFixtures['told']> }).messages,
    chatRow: async (chatId) => one(await query<{ spent: number; held: number; autoSpent: number }>('select spent, held, auto_spent as "autoSpent" from chats where id = ?', [chatId])),
    async close() {
      await fixtures.close();
      await pictures.close();
    },
  };
  return tools;
}
