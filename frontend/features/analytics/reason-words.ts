import { SPEED_WORDS } from './analytics.words.ts';

/** An error code as text: `provider_failed` becomes "Provider failed". New codes appear over time, so they are not listed here. */
export function reasonWords(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words === '' ? SPEED_WORDS.noReason : words.charAt(0).toUpperCase() + words.slice(1);
}
