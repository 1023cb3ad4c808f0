import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { listDrafts } from '#contracts/prompt-drafts.ts';
import type { draftCard } from '#contracts/prompt-drafts.ts';
import { call } from '#lib/call.ts';

export type OwnPrompt = z.infer<typeof draftCard>;

/** Number of the author's prompts that the builder's start page shows. A separate page lists all. */
export const OWN_PROMPTS_SHOWN = 5;

/** Number of the author's latest drafts that the home page shows. */
export const DRAFTS_TO_CONTINUE = 3;
export const draftsQuery = queryOptions({
  queryKey: [listDrafts.path, 'list', 'drafts'],
  queryFn: async ({ signal }) => (await call(listDrafts, { query: { state: 'draft', limit: DRAFTS_TO_CONTINUE }, signal })).items,
  refetchOnMount: 'always',
});

/** Query for the author's prompts, drafts and published ones, last changed first. */
export const ownPromptsQuery = queryOptions({
  queryKey: [listDrafts.path, 'list', 'latest'],
  queryFn: ({ signal }) => call(listDrafts, { query: { limit: OWN_PROMPTS_SHOWN }, signal }),
  refetchOnMount: 'always',
});
