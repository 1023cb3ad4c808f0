import { infiniteQueryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { listDrafts } from '#contracts/prompt-drafts.ts';
import type { draftCard } from '#contracts/prompt-drafts.ts';
import { call } from '#lib/call.ts';

export type OwnPrompt = z.infer<typeof draftCard>;

/** A page that fits below the two ways to begin. */
const SHOWN = 8;

/** Own prompts, drafts and published ones alike, last touched first. */
export const ownPromptsQuery = infiniteQueryOptions({
  queryKey: [listDrafts.path, 'list'],
  queryFn: ({ pageParam, signal }) => call(listDrafts, { query: { limit: SHOWN, cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  refetchOnMount: 'always',
});
