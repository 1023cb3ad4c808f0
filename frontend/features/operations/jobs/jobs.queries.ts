import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { listFailedJobs, retryFailedJobs } from '#contracts/failed-jobs.ts';
import type { RetryJobsBody } from '#contracts/failed-jobs.ts';
import { listAudit } from '#contracts/operations.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches the jobs that failed after their last try, of one queue or of all queues. */
export const failedJobsQuery = (queue: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [listFailedJobs.path, queue] as const,
    queryFn: ({ pageParam, signal }) => call(listFailedJobs, { query: { queue, before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    ...timesOf(listFailedJobs),
  });

/** Puts failed jobs back on their queue. A repeated request changes nothing, because the jobs are no longer failed. */
export function useRetryJobs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RetryJobsBody) => call(retryFailedJobs, { body }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [listFailedJobs.path] });
      void client.invalidateQueries({ queryKey: [listAudit.path] });
    },
  });
}
