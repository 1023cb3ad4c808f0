import { SECOND_MS } from '#contracts/durations.ts';
import { useNow } from '#lib/use-now.ts';

/** What an answer says of the server's time: `now` is ISO, `readAt` when the browser read it, in ms since the epoch. */
export interface ServerTime {
  now: string;
  readAt: number;
}

/** The server's time in ms since the epoch, by the browser's clock since the answer: a browser whose clock is wrong counts down right. */
export function useServerNow({ now, readAt }: ServerTime, everyMs = SECOND_MS): number {
  const here = useNow(everyMs);
  return here + Date.parse(now) - readAt;
}
