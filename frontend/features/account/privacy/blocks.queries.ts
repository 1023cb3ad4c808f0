import { infiniteQueryOptions } from '@tanstack/react-query';
import { listBlocks } from '#contracts/blocks.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Query for the people whom the user blocked, page by page. */
export const blocksQuery = infiniteQueryOptions({
  queryKey: [listBlocks.path] as const,
  queryFn: ({ pageParam, signal }) => call(listBlocks, { query: { cursor: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});
