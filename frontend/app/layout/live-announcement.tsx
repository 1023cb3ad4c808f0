import { useEffect } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ANNOUNCEMENT_EVERY_MS, getShownAnnouncement } from '#contracts/shown-announcement.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { readLine, writeLine } from './announcement-line.ts';

/** The query of the current announcement. It starts with the one in the server's HTML, so that loading the page sends no request for it. */
const shownQuery = queryOptions({
  queryKey: [getShownAnnouncement.path] as const,
  queryFn: ({ signal }) => call(getShownAnnouncement, { signal }),
  ...timesOf(getShownAnnouncement),
  initialData: () => readLine(document),
  refetchInterval: ANNOUNCEMENT_EVERY_MS,
  refetchOnWindowFocus: true,
});

/** Keeps the announcement above an open page up to date (docs/rules/pages.md#announcement). The line is outside React's root. */
export function LiveAnnouncement() {
  const { data } = useQuery(shownQuery);
  useEffect(() => writeLine(document, data), [data]);
  return null;
}
