import { relativeTime } from '#lib/relative-time.ts';

/** "2 minutes ago". A page that the server painted may say a moment less; that is no reason to paint it again. */
export function RelativeTime({ iso }: { iso: string }) {
  return <time dateTime={iso} suppressHydrationWarning>{relativeTime(iso)}</time>;
}
