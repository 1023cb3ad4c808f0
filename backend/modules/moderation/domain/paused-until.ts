import { STRIKES_TO_PAUSE } from '#contracts/moderation.ts';
import { must } from '#contracts/must.ts';

/**
 * The time until which a person with these active strikes cannot publish: when so many have expired that fewer than three are left. Null
 * while the person can publish.
 */
export function pausedUntil(expiries: readonly Date[]): Date | null {
  if (expiries.length < STRIKES_TO_PAUSE) return null;
  const inOrder = [...expiries].sort((a, b) => a.getTime() - b.getTime());
  return must(inOrder[expiries.length - STRIKES_TO_PAUSE], 'the strike that ends first');
}
