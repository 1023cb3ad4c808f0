import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { getLogTail } from '#contracts/log-tail.ts';
import type { LogLevel } from '#contracts/log-tail.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Lines of the server's log on one page. More would push the cards below out of reach on a phone. */
const PAGE = 20;

/** Fetches the lines of the server's log that match a search, latest first. */
export const logTailQuery = (filters: { about: string; level: LogLevel }) =>
  infiniteQueryOptions({
    queryKey: [getLogTail.path, filters] as const,
    queryFn: ({ pageParam, signal }) => call(getLogTail, { query: { ...(filters.about && { about: filters.about }), level: filters.level, limit: PAGE, before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    ...timesOf(getLogTail),
  });
