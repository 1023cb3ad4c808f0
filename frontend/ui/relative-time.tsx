import { relativeTime } from '#lib/relative-time.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { wholeMoment } from '#ui/moment.tsx';

/** "2 minutes ago", for as long as it is shown, with the whole moment in the reader's time zone as its tooltip. */
export function RelativeTime({ iso }: { iso: string }) {
  const { now, timeZone } = useReaderClock();
  return <time dateTime={iso} title={timeZone ? undefined : wholeMoment(iso)}>{relativeTime(iso, now)}</time>;
}
