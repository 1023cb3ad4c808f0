/** How a figure changed against the period before. `percent` has one decimal, and is null when the earlier figure was 0. */
export interface Change {
  percent: number | null;
  direction: 'up' | 'down' | 'same';
}

/** Computes the change from an earlier figure to a newer one. Null when the earlier figure is unknown. */
export function changeOf(now: number, before: number | null | undefined): Change | null {
  if (before === null || before === undefined) return null;
  const direction = now > before ? 'up' : now < before ? 'down' : 'same';
  if (before === 0) return { percent: now === 0 ? 0 : null, direction };
  return { percent: Math.round(((now - before) * 1000) / Math.abs(before)) / 10, direction };
}

/** Returns a part of a whole in percent with one decimal; 0 when the whole is 0. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10);
