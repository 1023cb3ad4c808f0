/**
 * Lengths of time for server and browser: `_MS` in milliseconds, as `Date` counts, and `_SECONDS` in seconds, as HTTP headers and Redis
 * count. A day has 24 hours, which is true only in UTC.
 */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;
