import { queryOptions } from '@tanstack/react-query';
import { getInbox, INBOX_EVERY_MS } from '#contracts/inbox.ts';
import { call } from '#lib/call.ts';

/** How much waits in each queue that the viewer may open, asked again every 30 s. */
export const inboxQuery = queryOptions({
  queryKey: [getInbox.path] as const,
  queryFn: ({ signal }) => call(getInbox, { signal }),
  refetchInterval: INBOX_EVERY_MS,
  staleTime: 0,
  refetchOnMount: 'always',
});
