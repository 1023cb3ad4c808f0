import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listCreationsOfPrompt, openPublicCreation } from '#contracts/creations.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';

/** Fetches the public creations made with a prompt, newest first. */
export const creationsOfPromptQuery = (promptId: string) =>
  infiniteQueryOptions({
    queryKey: [listCreationsOfPrompt.path, promptId],
    ...timesOf(listCreationsOfPrompt),
    queryFn: ({ pageParam, signal }) => call(listCreationsOfPrompt, { params: { id: promptId }, query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: FIRST_RENDERED_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Fetches a public creation with its whole text. */
export const openedCreationQuery = (id: string) =>
  queryOptions({
    queryKey: [openPublicCreation.path, id],
    ...timesOf(openPublicCreation),
    queryFn: async ({ signal }) => (await call(openPublicCreation, { params: { id }, signal })).creation,
  });
