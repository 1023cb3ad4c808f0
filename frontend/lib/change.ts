/** How a figure moved against the period before: `percent` with one decimal, null where there was nothing to compare with. */
export interface Change {
  percent: number | null;
  direction: 'up' | 'down' | 'same';
}

/** Compares two whole figures of the same kind; null when the earlier one is not known. */
export function changeOf(now: number, before: number | null | undefined): Change | null {
  if (before === null || before === undefined) return null;
  const direction = now > before ? 'up' : now < before ? 'down' : 'same';
  if (before === 0) return { percent: now === 0 ? 0 : null, direction };
  return { percent: Math.round(((now - before) * 1000) / Math.abs(before)) / 10, direction };
}

/** A part of a whole in percent with one decimal; 0 of nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10);
