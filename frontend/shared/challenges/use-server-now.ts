import { SECOND_MS } from '#contracts/durations.ts';
import { useNow } from '#lib/use-now.ts';

/** The server's time in an answer: `now` as ISO time, and `readAt`, the browser's time of reading it, in ms since the epoch. */
export interface ServerTime {
  now: string;
  readAt: number;
}

/** Returns the server's time in ms since the epoch: that of the answer plus the time since. So a countdown is right in a browser whose clock is wrong. */
export function useServerNow({ now, readAt }: ServerTime, everyMs = SECOND_MS): number {
  const here = useNow(everyMs);
  return here + Date.parse(now) - readAt;
}
