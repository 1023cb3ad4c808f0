/** Writes a duration in ms as seconds for cards of tools, with one decimal below ten. */
export const secondsOf = (ms: number): string => (ms < 9_950 ? (ms / 1_000).toFixed(1) : String(Math.round(ms / 1_000)));

/** Writes the seconds between two ISO times. */
export const secondsBetween = (from: string, to: string): string => secondsOf(Math.max(0, Date.parse(to) - Date.parse(from)));
