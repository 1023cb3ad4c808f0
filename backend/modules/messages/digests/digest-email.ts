import { counted } from '#contracts/plural.ts';
import { PRODUCT } from '#contracts/product.ts';
import type { Message } from '#contracts/messages.ts';
import type { Email } from '#kernel/email/email.ts';
import { emailSubject } from '../email/email-words.ts';
import { keysOf } from '#contracts/typed-records.ts';

/** A digest lists at most this many messages. It counts the others. */
const MOST_LINES = 20;

export type DigestLine = Pick<Message, 'subject' | 'category'>;

const HEADINGS: Record<Message['category'], string> = {
  content: 'Creations and prompts',
  achievement: 'Achievements',
  challenge: 'Challenges',
  social: 'People',
  system: 'Your account',
};

/** Writes the email with all messages that the reader missed, grouped by category. `lines` are newest first. */
export function digestEmail(lines: readonly DigestLine[], { to, linkBaseUrl, unsubscribeUrl }: { to: string; linkBaseUrl: string; unsubscribeUrl: string }): Email {
  const shown = lines.slice(0, MOST_LINES);
  const groups = keysOf(HEADINGS).flatMap((category) => {
    const subjects = shown.filter((line) => line.category === category).map((line) => `• ${emailSubject(line.subject)}`);
    return subjects.length === 0 ? [] : [[HEADINGS[category], ...subjects].join('\n')];
  });
  const more = lines.length - shown.length;
  const news = counted(lines.length, 'new notification');
  return {
    to,
    subject: `${news} at ${PRODUCT}`,
    text: ['While you were away, this happened:', ...groups, ...(more > 0 ? [`…and ${more} more.`] : [])].join('\n\n'),
    action: { label: `Open ${PRODUCT}`, url: `${linkBaseUrl}/` },
    unsubscribeUrl,
  };
}
