import type { Message } from '#contracts/messages.ts';
import { ANNOUNCEMENT } from '../messages.words.ts';

/** Returns the text that a screen reader speaks when messages arrive, one or several at a time. */
export function announcement(news: readonly Pick<Message, 'subject'>[]): string {
  const first = news[0];
  if (!first) return '';
  return news.length === 1 ? `New message: ${first.subject}` : ANNOUNCEMENT.manyMessages(news.length, first.subject);
}
