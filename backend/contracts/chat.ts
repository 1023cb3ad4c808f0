import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { generation } from './generation.ts';
import { id, idParams, isoTime, pageLimit, success, tidied, tokens } from './primitives.ts';
import { quote } from './pricing.ts';

/* Chats and their messages (docs/rules/chat.md#search). Endpoints for sending and tools are in chat-replies.ts, for sharing in chat-shares.ts. */

export const CHAT_TITLE_MAX = 120;
export const MESSAGE_MAX = 12_000;
export const ATTACHMENTS_MAX = 4;

/** The agent of a chat. With `available` false the agent is deleted, removed or private now, so the chat can only be read. */
export const chatAgent = z.object({ id, slug: z.string(), name: z.string(), avatarUrl: z.nullable(z.string()), greeting: z.string(), starters: z.array(z.string()), available: z.boolean() });
export type ChatAgent = z.infer<typeof chatAgent>;

export const chat = z.object({
  id,
  title: z.string(),
  agent: z.nullable(chatAgent),
  model: z.object({ id: z.string(), label: z.string() }),
  folder: z.nullable(z.object({ id, name: z.string() })),
  pinned: z.boolean(),
  archived: z.boolean(),
  /** Tokens charged in this chat, including those for tool calls. */
  spent: tokens,
  /** The most tokens that the chat may spend; null for no limit. */
  budget: z.nullable(tokens),
  /** How many tokens the chat's tool runs may spend without asking; 0 asks each time. `autoLeft` is what remains of it. */
  autoLimit: tokens,
  autoLeft: tokens,
  /** What the next message of the chat costs in tokens, for each length of the reply. */
  prices: z.object({ short: tokens, long: tokens }),
  /** The last message of the branch that the person had open; null while the chat is empty. */
  leafId: z.nullable(id),
  /** What the chat does now: `writing` a reply, or `asking` the person about a tool call; null otherwise. */
  activity: z.nullable(z.enum(['writing', 'asking'])),
  createdAt: isoTime,
  lastMessageAt: isoTime,
});
export type Chat = z.infer<typeof chat>;

export const attachment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), fileId: id, url: z.string(), name: z.string() }),
  z.object({ kind: z.literal('creation'), generationId: id, outputId: z.nullable(id), title: z.string(), url: z.nullable(z.string()) }),
]);
export type Attachment = z.infer<typeof attachment>;
/** The attachments of a chat message, as the client sends them. */
export const sentAttachment = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('file'), fileId: id }), z.strictObject({ kind: z.literal('creation'), generationId: id, outputId: z.optional(id) })]);

/** The state of a tool call. `asking` waits for the person; `refused` had arguments that did not fit, or reached a limit. */
export const toolCallStatus = z.enum(['asking', 'declined', 'running', 'done', 'failed', 'cancelled', 'refused']);
export type ToolCallStatus = z.infer<typeof toolCallStatus>;
export const toolName = z.enum(['run_prompt', 'make_image', 'make_video', 'search_creations', 'read_note', 'calculator', 'clock']);
export type ToolName = z.infer<typeof toolName>;

export const toolCall = z.object({
  id,
  tool: toolName,
  /** The name of the tool call in plain words, such as the prompt's title. */
  title: z.string(),
  prompt: z.nullable(z.object({ id, slug: z.string(), title: z.string(), author: z.string() })),
  /** The picture on the card of a tool call: a picture among its inputs, else the cover of the prompt. */
  pictureUrl: z.nullable(z.string()),
  contentType: z.nullable(z.enum(['text', 'image', 'video'])),
  /** The inputs of the tool call, with the labels that people read. */
  inputs: z.array(z.object({ label: z.string(), value: z.string() })),
  status: toolCallStatus,
  /** The price of the tool call; null for tools that cost nothing. */
  quote: z.nullable(quote),
  /** The run that the tool call started, with its outputs and its receipt. */
  generation: z.nullable(generation),
  /** Why the tool call was refused or failed. */
  problem: z.nullable(z.string()),
});
export type ToolCall = z.infer<typeof toolCall>;

/** A chat message consists of parts in order: text in Markdown, and tool calls. */
export const messagePart = z.discriminatedUnion('kind', [z.object({ kind: z.literal('text'), text: z.string() }), z.object({ kind: z.literal('tool'), call: toolCall })]);
export type MessagePart = z.infer<typeof messagePart>;

/**
 * The state of a chat reply. `asking`: a tool call waits for the person. `stopped`: the person stopped it and paid for the written words.
 * `limited`: it reached its length or a limit, and can be continued.
 */
export const replyStatus = z.enum(['queued', 'writing', 'asking', 'done', 'stopped', 'limited', 'failed', 'blocked']);
export type ReplyStatus = z.infer<typeof replyStatus>;

export const chatMessage = z.object({
  id,
  parentId: z.nullable(id),
  role: z.enum(['user', 'assistant']),
  parts: z.array(messagePart),
  attachments: z.array(attachment),
  /** The state of a chat reply; null for messages of people. */
  status: z.nullable(replyStatus),
  /** The attempt of the reply, and the `seq` of the words that the socket sends next. A tab that opens later continues from there. */
  attempt: z.int(),
  nextSeq: z.int(),
  model: z.nullable(z.object({ id: z.string(), label: z.string(), credit: z.nullable(z.string()) })),
  /** The id of the run that wrote the chat reply; null for messages of people. */
  generationId: z.nullable(id),
  charged: z.nullable(tokens),
  /** How long the chat reply took, from sending to the end, in ms; null before the end. */
  tookMs: z.nullable(z.int()),
  feedback: z.nullable(z.enum(['up', 'down'])),
  /** Why the chat reply failed, in plain words. */
  problem: z.nullable(z.string()),
  /** The summary of older messages that the model read for this reply, at no cost; null when none was needed. */
  summary: z.nullable(z.string()),
  /** The place of a chat message among its alternatives, which follow the same message, from 1. It also has the ids of its neighbours. */
  branch: z.object({ index: z.int(), count: z.int(), previousId: z.nullable(id), nextId: z.nullable(id) }),
  createdAt: isoTime,
});
export type ChatMessage = z.infer<typeof chatMessage>;

const one = z.object({ chat });
const cursor = z.optional(z.string().check(z.maxLength(300)));

export const createChat = defineEndpoint({
  method: 'POST', path: '/api/chats', summary: 'Begin a chat, with an agent or without', status: 201,
  body: z.strictObject({ agentId: z.optional(id), model: z.optional(z.string().check(z.maxLength(80))), /** True begins a test chat with the draft of an own agent. It is in no list, and no surcharge is paid. */ draft: z.optional(z.boolean()) }), response: one,
});
export const listChats = defineEndpoint({
  method: 'GET', path: '/api/chats', summary: 'Own chats, pinned ones first, newest first; with `q` those whose messages or titles have the words',
  query: z.strictObject({ q: z.optional(z.string().check(tidied(), z.maxLength(120))), folder: z.optional(id), /** `true` lists archived chats only. It is an enum, because `z.stringbool` would make the first visit load more code. */ archived: z.optional(z.enum(['true', 'false'])), cursor, limit: z._default(pageLimit(60), 30) }),
  response: z.object({ items: z.array(z.extend(chat, { /** The words of a chat around the place that the search found. */ excerpt: z.nullable(z.string()), foundMessageId: z.nullable(id) })), nextCursor: z.nullable(z.string()) }),
});
export const getChat = defineEndpoint({ method: 'GET', path: '/api/chats/:id', summary: 'One chat', params: idParams, response: one });
export const changeChat = defineEndpoint({
  method: 'PATCH', path: '/api/chats/:id', summary: 'Rename, move, pin or archive a chat, or set its limits', params: idParams,
  body: z.strictObject({
    title: z.optional(z.string().check(tidied(), z.minLength(1), z.maxLength(CHAT_TITLE_MAX))),
    folderId: z.optional(z.nullable(id)),
    pinned: z.optional(z.boolean()),
    archived: z.optional(z.boolean()),
    budget: z.optional(z.nullable(tokens.check(z.lte(100_000)))),
    autoLimit: z.optional(tokens.check(z.lte(1_000))),
    model: z.optional(z.string().check(z.maxLength(80))),
    leafId: z.optional(id),
  }), response: one,
});
export const deleteChat = defineEndpoint({ method: 'DELETE', path: '/api/chats/:id', summary: 'Delete a chat with its messages and share links', params: idParams, response: success });

/**
 * Lists the messages of a chat's branch that ends at `leaf`, else of the branch that was open last. The newest page comes first, with its
 * oldest message first.
 */
export const listChatMessages = defineEndpoint({
  method: 'GET', path: '/api/chats/:id/messages', summary: 'Messages of one branch of a chat', params: idParams,
  query: z.strictObject({ leaf: z.optional(id), before: cursor, limit: z._default(pageLimit(100), 40) }),
  response: z.object({ messages: z.array(chatMessage), nextCursor: z.nullable(z.string()) }),
});

export const chatFolder = z.object({ id, name: z.string(), chats: z.int() });
export const CHAT_FOLDERS_MAX = 50;
export type ChatFolder = z.infer<typeof chatFolder>;
const folderName = z.strictObject({ name: z.string().check(tidied(), z.minLength(1), z.maxLength(60)) });
export const listChatFolders = defineEndpoint({ method: 'GET', path: '/api/chat-folders', summary: 'Folders of chats', response: z.object({ folders: z.array(chatFolder) }) });
export const createChatFolder = defineEndpoint({ method: 'POST', path: '/api/chat-folders', summary: 'Make a folder of chats', status: 201, body: folderName, response: z.object({ folder: chatFolder }) });
export const renameChatFolder = defineEndpoint({ method: 'PATCH', path: '/api/chat-folders/:id', summary: 'Rename a folder of chats', params: idParams, body: folderName, response: z.object({ folder: chatFolder }) });
export const deleteChatFolder = defineEndpoint({ method: 'DELETE', path: '/api/chat-folders/:id', summary: 'Delete a folder; its chats stay', params: idParams, response: success });
