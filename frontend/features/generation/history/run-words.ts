import type { Generation, GenerationStatus } from '#contracts/generation.ts';
import type { BadgeProps } from '#ui/badge.tsx';

/** The colour of each state. */
export const RUN_TONES: Record<GenerationStatus, BadgeProps['tone']> = { queued: 'warn', running: 'brand', succeeded: 'good', partial: 'warn', failed: 'bad', cancelled: 'neutral', blocked: 'bad' };

/** "8 s", "2 min 5 s": from the first attempt to the end; null while it is under way. */
export function tookWords({ startedAt, finishedAt }: Pick<Generation, 'startedAt' | 'finishedAt'>): string | null {
  if (!startedAt || !finishedAt) return null;
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Tokens that were kept and that came back; null while they are held. A free trial run costs the creator, not its runner. */
export function tokensOf({ quote, captured }: Pick<Generation, 'quote' | 'captured'>): { captured: number; released: number } | null {
  return captured === null || captured === undefined ? null : { captured, released: quote.total - captured };
}
