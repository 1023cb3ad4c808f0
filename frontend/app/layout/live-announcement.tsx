import { useEffect } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ANNOUNCEMENT_EVERY_MS, getShownAnnouncement } from '#contracts/shown-announcement.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { readLine, writeLine } from './announcement-line.ts';

/** Begins with what the server wrote into this page, so that nothing is asked while the page loads. */
const shownQuery = queryOptions({
  queryKey: [getShownAnnouncement.path] as const,
  queryFn: ({ signal }) => call(getShownAnnouncement, { signal }),
  ...timesOf(getShownAnnouncement),
  initialData: () => readLine(document),
  refetchInterval: ANNOUNCEMENT_EVERY_MS,
  refetchOnWindowFocus: true,
});

/** Keeps the line above an open page up to date (docs/rules/pages.md#announcement). It stands outside of what React renders. */
export function LiveAnnouncement() {
  const { data } = useQuery(shownQuery);
  useEffect(() => writeLine(document, data), [data]);
  return null;
}
