import type { Generation, GenerationStatus } from '#contracts/generation.ts';
import { durationWords } from '#lib/duration-words.ts';
import type { BadgeProps } from '#ui/badge.tsx';

/** The badge colour of each state of a run. */
export const RUN_TONES: Record<GenerationStatus, BadgeProps['tone']> = { queued: 'warn', running: 'brand', succeeded: 'good', partial: 'warn', failed: 'bad', cancelled: 'neutral', blocked: 'bad' };

/** Returns how long a run took from its first attempt to its end, such as "8 s" or "2 min 5 s". Null before its end. */
export function tookWords({ startedAt, finishedAt }: Pick<Generation, 'startedAt' | 'finishedAt'>): string | null {
  if (!startedAt || !finishedAt) return null;
  return durationWords(Date.parse(finishedAt) - Date.parse(startedAt));
}

/** Returns the charged and the returned tokens of a run; null while they are held. A free trial run costs its creator and not its runner. */
export function tokensOf({ quote, captured }: Pick<Generation, 'quote' | 'captured'>): { captured: number; released: number } | null {
  return captured === null || captured === undefined ? null : { captured, released: quote.total - captured };
}
