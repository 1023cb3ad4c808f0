import { pluralWord } from '#contracts/plural.ts';
import { BONUS_ACCOUNT_HOURS, BONUS_PER_PAIR } from '#contracts/selling.ts';
import type { SaleLine } from '#contracts/selling.ts';
import { PERFORMANCE_TILES } from './creator-performance.words.ts';

const WHY: Record<NonNullable<SaleLine['why']>, string> = {
  unconfirmed: 'The buyer paid with bonus tokens and has not confirmed an email.',
  new_account: `The buyer paid with bonus tokens, and the account was younger than ${BONUS_ACCOUNT_HOURS} hours.`,
  pair_limit: `Bonus tokens of one buyer count up to ${BONUS_PER_PAIR} in all.`,
};

/** Returns how many tokens of a sale count for the creator, and why not all: "12 of 20 tokens count. Bonus tokens of one buyer count up to 20 in all." */
export function saleWords({ status, gross, counted, why }: Pick<SaleLine, 'status' | 'gross' | 'counted' | 'why'>): string {
  const all = `${gross} ${pluralWord(gross, 'token counts', 'tokens count')}`;
  if (status === 'reversed') return `0 of ${all}. It was refunded.`;
  if (status === 'frozen') return `Up to ${gross} of ${all}. ${pluralWord(gross, 'It waits', 'They wait')} while the payment is disputed.`;
  if (status === 'pending') return `Up to ${gross} of ${all}. Bonus tokens are checked at the release.`;
  return `${counted} of ${all}.${why === null ? '' : ` ${WHY[why]}`}`;
}

/** Formats the unlocks per hundred viewers, with one decimal when needed; a dash without views. */
export function conversionWords(unlocks: number, views: number): string {
  if (views === 0) return '–';
  return `${(Math.round((unlocks / views) * 1_000) / 10).toLocaleString('en-US')}%`;
}

/** Returns the note below the number of unlocks: the share of viewers who bought, and the refunds; null when both are zero. */
export function unlocksNote(unlocks: number, views: number, refunds: number): string | null {
  const parts = [...(views === 0 ? [] : [PERFORMANCE_TILES.ofViews(conversionWords(unlocks, views))]), ...(refunds === 0 ? [] : [PERFORMANCE_TILES.refunded(refunds)])];
  return parts.length === 0 ? null : parts.join(', ');
}

/** Formats a rate in percent; a dash for null, which the server sends for fewer than twenty cases. */
export const rateWords = (rate: number | null): string => (rate === null ? '–' : `${rate}%`);

/** Returns how a figure changed against the period before, such as "3 fewer than before"; null when both are zero. */
export function movedWords({ now, before }: { now: number; before: number }): string | null {
  if (now === before) return before === 0 ? null : 'as before';
  return now > before ? `${(now - before).toLocaleString('en-US')} more than before` : `${(before - now).toLocaleString('en-US')} fewer than before`;
}
