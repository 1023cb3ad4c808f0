/** Unlocks of a hundred people who looked, with one decimal where it says more; a dash while nobody has looked. */
export function conversionWords(unlocks: number, views: number): string {
  if (views === 0) return '–';
  return `${(Math.round((unlocks / views) * 1_000) / 10).toLocaleString('en-US')}%`;
}

/** A rate in percent; null stands for fewer than twenty, of which nothing can be said. */
export const rateWords = (rate: number | null): string => (rate === null ? '–' : `${rate}%`);

/** How a figure moved against the time before, in words; null while there is nothing to compare with. */
export function movedWords({ now, before }: { now: number; before: number }): string | null {
  if (now === before) return before === 0 ? null : 'as before';
  return now > before ? `${(now - before).toLocaleString('en-US')} more than before` : `${(before - now).toLocaleString('en-US')} fewer than before`;
}
