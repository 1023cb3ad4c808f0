/** "21 Nov, 14:02" in the reader's time zone, with the year where it is another one. */
export function momentWords(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return date.toLocaleString('en-GB', { day: 'numeric', month: 'short', ...year, hour: '2-digit', minute: '2-digit' });
}

/** A moment that machines can read as well. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at} title={at}>{momentWords(at)}</time>;
