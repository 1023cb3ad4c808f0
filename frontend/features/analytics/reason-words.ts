import { SPEED_WORDS } from './analytics.words.ts';

/** Converts an error code into text: `provider_failed` becomes "Provider failed". New codes appear over time, so no list of texts would be complete. */
export function reasonWords(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words === '' ? SPEED_WORDS.noReason : words.charAt(0).toUpperCase() + words.slice(1);
}
