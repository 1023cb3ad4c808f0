import { STRIKES_TO_PAUSE } from '#contracts/moderation.ts';
import { must } from '#contracts/must.ts';

/**
 * Until when a person with these active strikes cannot publish: until so many have expired that too few are left. Null while they
 * can.
 */
export function pausedUntil(expiries: readonly Date[]): Date | null {
  if (expiries.length < STRIKES_TO_PAUSE) return null;
  const inOrder = [...expiries].sort((a, b) => a.getTime() - b.getTime());
  return must(inOrder[expiries.length - STRIKES_TO_PAUSE], 'the strike that ends first');
}
