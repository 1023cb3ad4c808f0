import { relativeTime } from '#lib/relative-time.ts';

/** "2 minutes ago". A server-rendered page may say a moment less; that is no reason to render it again. */
export function RelativeTime({ iso }: { iso: string }) {
  return <time dateTime={iso} suppressHydrationWarning>{relativeTime(iso)}</time>;
}
