import { MINUTE_MS } from '#contracts/durations.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { useNow } from '#lib/use-now.ts';

/** "2 minutes ago", for as long as it is shown. */
export function RelativeTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{relativeTime(iso, useNow(MINUTE_MS))}</time>;
}
