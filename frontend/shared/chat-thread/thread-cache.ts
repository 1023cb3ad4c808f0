import type { ChatMessage, ReplyStatus } from '#contracts/chat.ts';
import { isTerminal } from '#contracts/generation.ts';
import type { Generation } from '#contracts/generation.ts';
import type { ChatRealtimePayload } from '#contracts/chat-realtime.ts';

export interface MessagePage {
  messages: ChatMessage[];
  nextCursor: string | null;
}

/** Pages of the open branch: the newest page first, the oldest message first within each. */
export interface Thread {
  pages: MessagePage[];
  pageParams: unknown[];
}

export type ReplyDelta = ChatRealtimePayload<'chat:delta'>;

const ACTIVE: ReadonlySet<ReplyStatus | null> = new Set<ReplyStatus | null>(['queued', 'writing']);
/** Whether words of a reply still come. */
export const isActive = ({ status }: Pick<ChatMessage, 'status'>): boolean => ACTIVE.has(status);
/** Whether a reply goes on: its words still come, or a tool waits or runs. */
export const isOpen = (message: Pick<ChatMessage, 'status'>): boolean => isActive(message) || message.status === 'asking';

/** All messages of the branch that are loaded, the oldest first. */
export const messagesOf = (thread: Thread | undefined): ChatMessage[] => (thread ? [...thread.pages].reverse().flatMap(({ messages }) => messages) : []);

/**
 * Adds streamed words to a reply. Words that it has already change nothing; null when words before these are missing, or when they belong to
 * another attempt, so that no word is ever shown twice or out of order.
 */
export function withDelta(message: ChatMessage, { attempt, seq, text }: ReplyDelta): ChatMessage | null {
  if (attempt < message.attempt || (attempt === message.attempt && seq < message.nextSeq)) return message;
  if (attempt > message.attempt || seq > message.nextSeq) return null;
  const last = message.parts.at(-1);
  // The first words of a run are a text of their own: what an earlier run wrote stands before them.
  const parts = last?.kind === 'text' && seq > 0 ? [...message.parts.slice(0, -1), { ...last, text: last.text + text }] : [...message.parts, { kind: 'text' as const, text }];
  return { ...message, parts, nextSeq: seq + 1, status: message.status === 'queued' ? 'writing' : message.status };
}

/** The later state of the same message. The server stores the text of a running reply now and then: what streamed in since then is kept. */
export function laterOf(known: ChatMessage, told: ChatMessage): ChatMessage {
  const sameRun = known.generationId === told.generationId && known.attempt === told.attempt;
  const behind = sameRun && isActive(told) && known.nextSeq > told.nextSeq;
  if (!behind) return told;
  return { ...told, parts: known.parts, nextSeq: known.nextSeq, status: known.status };
}

/** The message with a later state of the run of one of its tools. A run that has ended stays as it is. */
export const withRun = (message: ChatMessage, run: Generation): ChatMessage => ({
  ...message,
  parts: message.parts.map((part) => (part.kind === 'tool' && part.call.generation?.id === run.id && !isTerminal(part.call.generation.status) ? { ...part, call: { ...part.call, generation: run } } : part)),
});

/** The thread with a message that the server told of; null when it belongs elsewhere, so that the thread must be fetched. */
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

/** The thread with the newest page as the server has it now. Earlier messages stay as far as the branch is the same; else the page stands alone. */
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
  // Of these pages only the last cursor is read.
  return { pages: [{ ...page, messages }, { messages: earlier, nextCursor: thread.pages.at(-1)?.nextCursor ?? null }], pageParams: [null, page.nextCursor] };
}
