import { tokens } from './domain/token-words.ts';

interface Earned {
  emoji: string;
  title: string;
  message: string;
  /** Tokens. */
  worth: number;
  /** Until when they wait for the email (ISO time); null when they were paid. */
  waitsUntil: string | null;
}

/** What an achievement says: what it was for, and what it pays and when. Amounts in tokens. */
export function achievementTexts({ emoji, title, message, worth, waitsUntil }: Earned): { subject: string; content: string } {
  return { subject: `Achievement Unlocked: ${title}`, content: `${emoji} ${message}${paid(worth, waitsUntil)}` };
}

const day = (at: string): string => new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function paid(worth: number, waitsUntil: string | null): string {
  if (worth === 0) return '';
  return waitsUntil === null ? ` You got ${tokens(worth)} for it.` : ` +${tokens(worth)} when you confirm your email, until ${day(waitsUntil)}.`;
}

/** An achievement within the message of the run that earned it. */
export function achievementEarning({ emoji, title, worth, waitsUntil }: Omit<Earned, 'message'>): string {
  if (worth === 0) return `${emoji} ${title}`;
  return waitsUntil === null ? `${emoji} ${title} (+${tokens(worth)})` : `${emoji} ${title} (+${tokens(worth)} when you confirm your email, until ${day(waitsUntil)})`;
}

/** A step of the checklist within the message of the run that took it; `amount` in tokens. */
export const checklistEarning = (reason: string, amount: number): string => `${reason} (+${tokens(amount)})`;
