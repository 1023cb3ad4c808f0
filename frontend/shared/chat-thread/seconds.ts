/** Seconds as a card says them: with one decimal under ten. `ms` in milliseconds. */
export const secondsOf = (ms: number): string => (ms < 9_950 ? (ms / 1_000).toFixed(1) : String(Math.round(ms / 1_000)));

/** Seconds between two ISO times, in words. */
export const secondsBetween = (from: string, to: string): string => secondsOf(Math.max(0, Date.parse(to) - Date.parse(from)));
