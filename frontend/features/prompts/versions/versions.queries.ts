import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { getVersion, listVersions } from '#contracts/prompt-versions.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { FIRST_PAGE_BY_NUMBER } from '#lib/first-page.ts';

/** Fetches the versions of a prompt, latest first. */
export const versionsQuery = (promptId: string) =>
  infiniteQueryOptions({
    queryKey: [listVersions.path, promptId],
    ...timesOf(listVersions),
    queryFn: ({ pageParam, signal }) => call(listVersions, { params: { id: promptId }, query: { before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE_BY_NUMBER,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Fetches the draft on which the prompt's author works. */
export const draftQuery = (promptId: string) =>
  queryOptions({ queryKey: [getDraft.path, promptId, 'versions'], queryFn: async ({ signal }) => (await call(getDraft, { params: { idOrSlug: promptId }, signal })).draft, staleTime: 0 });

/** One side of a comparison of two versions: a version of the prompt by its number, or the author's draft. */
export type Side = number | 'draft';

/** Fetches the content of a prompt's version for users who may see its text, or of the draft for its author. */
export const sideQuery = (promptId: string, side: Side) =>
  queryOptions({
    queryKey: [getVersion.path, promptId, side],
    queryFn: async ({ signal }): Promise<DraftContent> =>
      side === 'draft'
        ? (await call(getDraft, { params: { idOrSlug: promptId }, signal })).draft.content
        : (await call(getVersion, { params: { id: promptId, version: side as never }, signal })).content,
    // The content is fetched on each visit, because a waiting version and a draft may change. A published version never does.
    staleTime: 0,
  });
