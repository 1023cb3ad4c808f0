import type { Message } from '#contracts/messages.ts';

/** A filter of a list of messages. The server applies it, and the client applies it to loaded messages in the same way. */
export interface MessageFilter {
  priority?: Message['priority'] | undefined;
  category?: Message['category'] | undefined;
  unread?: 'true' | undefined;
  /** True for archived messages only. A message does not say whether it is archived; its list does: see `shownMessages`. */
  archived?: 'true' | undefined;
  /** Words that subject or content of the message must contain. */
  q?: string | undefined;
}

export const EVERYTHING: MessageFilter = {};

/** Returns whether a message matches a filter. */
export function matches(message: Message, { priority, category, unread, q }: MessageFilter): boolean {
  if (priority && message.priority !== priority) return false;
  if (category && message.category !== category) return false;
  if (unread && message.read) return false;
  return !q || holds(message, q);
}

function holds({ subject, content }: Message, q: string): boolean {
  const text = `${subject}\n${content}`.toLowerCase();
  return q.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** Returns whether the filter leaves out any message. */
export const isNarrowed = ({ priority, category, unread, archived, q }: MessageFilter): boolean => Boolean(priority || category || unread || archived || q);
