/** The day in UTC that a moment belongs to, e.g. `2026-11-21`. */
export const utcDayOf = (at: Date): string => at.toISOString().slice(0, 10);
