import { pause } from '#lib/pause.ts';
import type { ChatMessage } from '#contracts/chat.ts';
import { withDelta } from './thread-cache.ts';
import type { ReplyDelta } from './thread-cache.ts';

/** Time in ms between two requests for missing words of a reply. The server stores the text of a running reply at most once a second. */
const ASK_AGAIN_MS = 400;

interface ReplyStreamOptions {
  /** Returns the message as it is shown now; undefined when the chat does not show it. */
  read(messageId: string): ChatMessage | undefined;
  write(message: ChatMessage): void;
  /** Fetches the newest messages into the chat. */
  fetch(): Promise<unknown>;
}

/** Puts the streamed words of replies in order. Words after a gap wait until a fetch has brought the missing ones. */
export interface ReplyStream {
  take(delta: ReplyDelta): void;
  /** Called when a message changed by something else than the stream, because words that wait may fit now. */
  takeWaiting(messageId: string): void;
  close(): void;
}

export function createReplyStream({ read, write, fetch }: ReplyStreamOptions): ReplyStream {
  const waiting = new Map<string, ReplyDelta[]>();
  let asking = false;
  let closed = false;

  function takeWaiting(messageId: string): void {
    const deltas = waiting.get(messageId);
    if (!deltas) return;
    let message = read(messageId);
    if (!message) return;
    const before = message;
    const left: ReplyDelta[] = [];
    for (const delta of deltas.sort((one, other) => one.attempt - other.attempt || one.seq - other.seq)) {
      const next: ChatMessage | null = withDelta(message, delta);
      if (next) message = next;
      else left.push(delta);
    }
    if (left.length === 0) waiting.delete(messageId);
    else waiting.set(messageId, left);
    if (message !== before) write(message);
  }

  async function ask(): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      while (waiting.size > 0 && !closed) {
        await fetch().catch(() => undefined);
        for (const id of [...waiting.keys()]) {
          takeWaiting(id);
          // The words of a message that is not shown are dropped. It belongs to another branch, and is fetched with that branch.
          if (!read(id)) waiting.delete(id);
        }
        if (waiting.size > 0) await pause(ASK_AGAIN_MS);
      }
    } finally {
      asking = false;
    }
  }

  return {
    take(delta) {
      const known = read(delta.messageId);
      const next = known && !waiting.has(delta.messageId) ? withDelta(known, delta) : null;
      if (next) return next === known ? undefined : write(next);
      waiting.set(delta.messageId, [...(waiting.get(delta.messageId) ?? []), delta]);
      takeWaiting(delta.messageId);
      if (waiting.has(delta.messageId)) void ask();
    },
    takeWaiting,
    close() {
      closed = true;
      waiting.clear();
    },
  };
}
