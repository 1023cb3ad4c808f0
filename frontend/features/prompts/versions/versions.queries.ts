import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getVersion, listVersions } from '#contracts/prompt-versions.ts';
import { call } from '#lib/call.ts';

/** Versions, latest first. */
export const versionsQuery = (promptId: string) =>
  infiniteQueryOptions({
    queryKey: [listVersions.path, promptId],
    queryFn: ({ pageParam, signal }) => call(listVersions, { params: { id: promptId }, query: { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** One version in full, for whoever may read its text. */
export const versionQuery = (promptId: string, version: number) =>
  queryOptions({
    queryKey: [getVersion.path, promptId, version],
    queryFn: ({ signal }) => call(getVersion, { params: { id: promptId, version: version as never }, signal }),
    // What was published never changes; a waiting version may, so it is asked for at every visit.
    staleTime: 0,
  });
