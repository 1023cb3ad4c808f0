import type { Message } from '#contracts/messages.ts';

/** An emoji, or several side by side. Text symbols such as © are none. */
const EMOJI = /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\u200D|\uFE0F|\p{Emoji_Presentation}|\p{Extended_Pictographic})*/u.source;
const LAST = new RegExp(`\\s*${EMOJI}$`, 'u');
const FIRST = new RegExp(`^${EMOJI}\\s*`, 'u');

/**
 * Returns a message's subject for an email: one line, because an email's subject must be one, and without the emoji that some messages end
 * with. Email programs without an emoji font show a box for it. Emoji inside names and titles stay, because people wrote them.
 */
export const emailSubject = (subject: string): string => subject.replace(/\s+/g, ' ').trim().replace(LAST, '');

/** Returns a message's content for an email, without the picture that the message about an achievement begins with. */
export const emailContent = ({ type, content }: Pick<Message, 'type' | 'content'>): string => (type === 'achievement_earned' ? content.replace(FIRST, '') : content);
