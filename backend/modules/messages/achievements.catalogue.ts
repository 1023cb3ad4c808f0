import { tokens } from './domain/token-words.ts';

interface Earned {
  emoji: string;
  title: string;
  message: string;
  /** The tokens that the achievement pays. */
  worth: number;
  /** ISO time at which the achievement's tokens lapse unless the person confirms the email; null when the tokens were paid at once. */
  waitsUntil: string | null;
}

/** Writes the message about an achievement: what it was for, its tokens, and when they are paid. */
export function achievementTexts({ emoji, title, message, worth, waitsUntil }: Earned): { subject: string; content: string } {
  return { subject: `Achievement Unlocked: ${title}`, content: `${emoji} ${message}${paid(worth, waitsUntil)}` };
}

const day = (at: string): string => new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function paid(worth: number, waitsUntil: string | null): string {
  if (worth === 0) return '';
  return waitsUntil === null ? ` You got ${tokens(worth)} for it.` : ` +${tokens(worth)} when you confirm your email, until ${day(waitsUntil)}.`;
}

/** Writes the line about an achievement, which is added to the message of the run that earned it. */
export function achievementEarning({ emoji, title, worth, waitsUntil }: Omit<Earned, 'message'>): string {
  if (worth === 0) return `${emoji} ${title}`;
  return waitsUntil === null ? `${emoji} ${title} (+${tokens(worth)})` : `${emoji} ${title} (+${tokens(worth)} when you confirm your email, until ${day(waitsUntil)})`;
}

/** Writes the line about a checklist step, which is added to the message of the run that completed it. `amount` in tokens. */
export const checklistEarning = (reason: string, amount: number): string => `${reason} (+${tokens(amount)})`;
