import type { Chat, ChatMessage, ReplyStatus } from '#contracts/chat.ts';
import { isTerminal } from '#contracts/generation.ts';
import type { Generation } from '#contracts/generation.ts';
import type { ChatRealtimePayload } from '#contracts/chat-realtime.ts';

export interface MessagePage {
  messages: ChatMessage[];
  nextCursor: string | null;
}

/** The loaded pages of a chat's open branch: the newest page first, and within each page the oldest message first. */
export interface Thread {
  pages: MessagePage[];
  pageParams: unknown[];
}

export type ReplyDelta = ChatRealtimePayload<'chat:delta'>;

const ACTIVE: ReadonlySet<ReplyStatus | null> = new Set<ReplyStatus | null>(['queued', 'writing']);
/** Whether the server still writes a reply, so that more words will come. */
export const isActive = ({ status }: Pick<ChatMessage, 'status'>): boolean => ACTIVE.has(status);
/** Whether a reply has not ended: the server still writes it, or one of its tools asks for confirmation. */
export const isOpen = (message: Pick<ChatMessage, 'status'>): boolean => isActive(message) || message.status === 'asking';

/** Returns all loaded messages of the open branch, oldest first. */
export const messagesOf = (thread: Thread | undefined): ChatMessage[] => (thread ? [...thread.pages].reverse().flatMap(({ messages }) => messages) : []);

/**
 * Returns the agent's greeting as the first message of its chat; null when it has none. The server stores no greeting, so it has no model,
 * no price and no buttons.
 */
export const greetingOf = ({ agent, createdAt }: Pick<Chat, 'agent' | 'createdAt'>): ChatMessage | null => (!agent?.greeting ? null : {
  id: 'greeting', parentId: null, role: 'assistant', parts: [{ kind: 'text', text: agent.greeting }], attachments: [], status: 'done', attempt: 1, nextSeq: 0, model: null, generationId: null, charged: null,
  tookMs: null, feedback: null, problem: null, summary: null, branch: { index: 1, count: 1, previousId: null, nextId: null }, createdAt,
});

/**
 * Adds streamed words to a reply. Words that the reply already has change nothing. Null when earlier words are missing, or when the words
 * belong to another attempt, so that no word is shown twice or out of order.
 */
export function withDelta(message: ChatMessage, { attempt, seq, text }: ReplyDelta): ChatMessage | null {
  if (attempt < message.attempt || (attempt === message.attempt && seq < message.nextSeq)) return message;
  if (attempt > message.attempt || seq > message.nextSeq) return null;
  const last = message.parts.at(-1);
  // The first words of an attempt at a reply begin a new text, after the words of an earlier attempt.
  const parts = last?.kind === 'text' && seq > 0 ? [...message.parts.slice(0, -1), { ...last, text: last.text + text }] : [...message.parts, { kind: 'text' as const, text }];
  return { ...message, parts, nextSeq: seq + 1, status: message.status === 'queued' ? 'writing' : message.status };
}

/**
 * Combines the shown state of a message with the server's. The server stores a running reply's text only now and then, so words that streamed
 * in since are kept. Words that were shown when a reply was stopped stay as well (docs/rules/chat.md#stop): the worker stores them a moment
 * later, and the answer to the stop may come after that.
 */
export function laterOf(known: ChatMessage, told: ChatMessage): ChatMessage {
  const sameRun = known.generationId === told.generationId && known.attempt === told.attempt;
  const behind = sameRun && (isActive(told) || told.status === 'stopped') && known.nextSeq > told.nextSeq;
  if (!behind) return told;
  return { ...told, parts: known.parts, nextSeq: known.nextSeq, status: isActive(told) ? known.status : told.status };
}

/** Returns a message with the new state of a run that one of its tools started. A finished run stays unchanged. */
export const withRun = (message: ChatMessage, run: Generation): ChatMessage => ({
  ...message,
  parts: message.parts.map((part) => (part.kind === 'tool' && part.call.generation?.id === run.id && !isTerminal(part.call.generation.status) ? { ...part, call: { ...part.call, generation: run } } : part)),
});

/** Returns the loaded messages with one more from the server. Null when it belongs to another place, so that the messages must be fetched. */
export function withMessage(thread: Thread, told: ChatMessage): Thread | null {
  let found = false;
  const pages = thread.pages.map((page) => {
    const at = page.messages.findIndex(({ id }) => id === told.id);
    const known = page.messages[at];
    if (!known) return page;
    found = true;
    return { ...page, messages: page.messages.with(at, laterOf(known, told)) };
  });
  if (found) return { ...thread, pages };
  const [newest, ...earlier] = thread.pages;
  if (!newest) return null;
  const end = newest.messages.at(-1)?.id ?? null;
  return end === told.parentId ? { ...thread, pages: [{ ...newest, messages: [...newest.messages, told] }, ...earlier] } : null;
}

/**
 * Returns the loaded messages with the newest page from the server. Earlier messages stay when they are of the same branch; otherwise only
 * the new page stays.
 */
export function withNewest(thread: Thread | undefined, page: MessagePage): Thread {
  const alone: Thread = { pages: [page], pageParams: [null] };
  if (!thread) return alone;
  const known = messagesOf(thread);
  const byId = new Map(known.map((message) => [message.id, message]));
  const messages = page.messages.map((told) => {
    const before = byId.get(told.id);
    return before ? laterOf(before, told) : told;
  });
  const first = messages[0];
  const at = first ? known.findIndex(({ id }) => id === first.id) : -1;
  const earlier = at > 0 ? known.slice(0, at) : [];
  if (earlier.length === 0) return { ...alone, pages: [{ ...page, messages }] };
  // Pages may be joined here, because only the cursor of the last page is read.
  return { pages: [{ ...page, messages }, { messages: earlier, nextCursor: thread.pages.at(-1)?.nextCursor ?? null }], pageParams: [null, page.nextCursor] };
}
