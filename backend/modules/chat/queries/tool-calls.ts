import type { ToolCall } from '#contracts/chat.ts';
import { toolName } from '#contracts/chat.ts';
import type { Quote } from '#contracts/pricing.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChatContext } from '../chat-context.ts';
import type { ChatToolCallsTable } from '../chat.tables.ts';
import type { ShownInputs } from '../tools/chat-tool.ts';

/** A tool call as stored. */
export type ToolCallRow = Pick<ChatToolCallsTable, 'id' | 'message_id' | 'tool' | 'title' | 'prompt_id' | 'content_type' | 'status' | 'generation_id' | 'problem'> & { inputs: ShownInputs; quote: Quote | null };

const OF_MESSAGES = `
  select id, message_id, tool, title, prompt_id, content_type, inputs, quote, status, generation_id, problem from chat_tool_calls
  where message_id = any(cast(:messageIds as uuid[])) order by message_id, id`;
const BY_ID = `
  select id, message_id, tool, title, prompt_id, content_type, inputs, quote, status, generation_id, problem from chat_tool_calls where id = :callId and chat_id = :chatId`;

type Deps = Pick<ChatContext, 'media' | 'prompts' | 'runs'>;

const pictureOf = ({ inputs }: ToolCallRow, media: Deps['media']): string | null => {
  const fileId = inputs.find((input) => input.fileId !== undefined)?.fileId;
  return fileId === undefined ? null : media.urlOf(fileId);
};

/** Reads the tool calls of messages by id, for the owner of the chat. The number of queries does not grow with the messages. */
export async function toolCallsOf(connection: Connection, context: Deps, userId: string, messageIds: readonly string[]): Promise<Map<string, ToolCall>> {
  if (messageIds.length === 0) return new Map();
  const calls = await presentToolCalls(connection, context, userId, await rows<ToolCallRow>(connection, OF_MESSAGES, { messageIds }));
  return new Map(calls.map((call) => [call.id, call]));
}

/** Reads one tool call of a chat for its owner. Null if it does not exist. */
export async function toolCallOf(connection: Connection, context: Deps, userId: string, chatId: string, callId: string): Promise<ToolCall | null> {
  return (await presentToolCalls(connection, context, userId, await rows<ToolCallRow>(connection, BY_ID, { chatId, callId })))[0] ?? null;
}

async function presentToolCalls(connection: Connection, { media, prompts, runs }: Deps, userId: string, found: readonly ToolCallRow[]): Promise<ToolCall[]> {
  const promptIds = [...new Set(found.flatMap(({ prompt_id: id }) => id ?? []))];
  const runIds = found.flatMap(({ generation_id: id }) => id ?? []);
  const cards = promptIds.length === 0 ? new Map() : await prompts.cards(connection, promptIds, userId);
  const made = runIds.length === 0 ? new Map() : await runs.shown(connection, runIds);
  return found.map((call) => {
    const card = call.prompt_id === null ? undefined : cards.get(call.prompt_id)?.card;
    return {
      id: call.id,
      tool: toolName.parse(call.tool),
      title: call.title,
      prompt: card ? { id: card.id, slug: card.slug, title: card.title, author: card.creator.username } : null,
      contentType: call.content_type,
      pictureUrl: pictureOf(call, media) ?? card?.coverUrl ?? null,
      inputs: call.inputs.map(({ label, value }) => ({ label, value })),
      status: call.status,
      quote: call.quote,
      generation: (call.generation_id !== null && made.get(call.generation_id)) || null,
      problem: call.problem,
    };
  });
}
