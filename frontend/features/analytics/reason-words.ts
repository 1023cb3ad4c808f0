import { SPEED_WORDS } from './analytics.words.ts';

/** `provider_failed` as "Provider failed". Codes are stable and new ones come, so they are not listed here. */
export function reasonWords(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words === '' ? SPEED_WORDS.noReason : words.charAt(0).toUpperCase() + words.slice(1);
}
