import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listWebhookCalls, listWebhooks } from '#contracts/webhooks.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Query for the member's webhooks, newest first. Fetched at each opening of the page, because the server calls webhooks all the time. */
export const webhooksQuery = queryOptions({
  queryKey: [listWebhooks.path] as const,
  ...timesOf(listWebhooks),
  queryFn: async ({ signal }) => (await call(listWebhooks, { signal })).items,
  refetchOnMount: 'always',
});

/** Query for the calls that the server sent to one webhook, page by page. */
export const webhookCallsQuery = (id: string) => infiniteQueryOptions({
  queryKey: [listWebhookCalls.path, id] as const,
  ...timesOf(listWebhookCalls),
  queryFn: ({ pageParam, signal }) => call(listWebhookCalls, { params: { id }, query: { cursor: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});
