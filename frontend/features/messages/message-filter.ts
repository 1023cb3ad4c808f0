import type { Message } from '#contracts/messages.ts';

/** What a list of messages is narrowed to; the same on the server and on what is loaded. */
export interface MessageFilter {
  priority?: Message['priority'] | undefined;
  category?: Message['category'] | undefined;
  unread?: 'true' | undefined;
  /** Archived messages alone. A message does not say whether it is archived; its list does: see `shownMessages`. */
  archived?: 'true' | undefined;
  /** Words that subject or content must hold, each somewhere. */
  q?: string | undefined;
}

export const EVERYTHING: MessageFilter = {};

/** Whether a message has what this filter asks of it. */
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

/** Whether the filter leaves out any message. */
export const isNarrowed = ({ priority, category, unread, archived, q }: MessageFilter): boolean => Boolean(priority || category || unread || archived || q);
