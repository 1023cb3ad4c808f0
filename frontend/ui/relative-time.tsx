import { relativeTime } from '#lib/relative-time.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { wholeMoment } from '#ui/moment.tsx';

/** A moment as "2 minutes ago", updated while it is on the screen. Its tooltip has the whole moment in the reader's time zone. */
export function RelativeTime({ iso }: { iso: string }) {
  const { now, timeZone } = useReaderClock();
  return <time dateTime={iso} title={timeZone ? undefined : wholeMoment(iso)}>{relativeTime(iso, now)}</time>;
}
