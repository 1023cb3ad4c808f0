import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { QueryOf } from '#contracts/endpoint.ts';
import { listDraftIds, listDrafts, promptState } from '#contracts/prompt-drafts.ts';
import type { draftCard } from '#contracts/prompt-drafts.ts';
import { contentType } from '#contracts/primitives.ts';
import { category } from '#contracts/prompts.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

export type OwnPrompt = z.infer<typeof draftCard>;
export type OwnFilters = QueryOf<typeof listDraftIds>;

const PAGE = 50;

/** Reads the filters of the user's own prompts from the page's address, and leaves out invalid values. */
export function filtersOf(params: URLSearchParams): OwnFilters {
  const asked = params.get('category');
  return {
    q: params.get('q')?.slice(0, 120) || undefined,
    state: promptState.safeParse(params.get('state')).data,
    contentType: contentType.safeParse(params.get('type')).data,
    category: asked === 'none' ? 'none' : category.safeParse(asked).data,
  };
}

/** Fetches the user's own prompts that match the filters, page by page. */
export const ownPromptsQuery = (filters: OwnFilters) =>
  infiniteQueryOptions({
    queryKey: [listDrafts.path, 'list', filters],
    queryFn: ({ pageParam, signal }) => call(listDrafts, { query: { ...filters, limit: PAGE, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Fetches the ids of all own prompts that match the filters, also of pages that are not loaded. */
export const matchingIds = async (filters: OwnFilters): Promise<string[]> => (await call(listDraftIds, { query: filters })).ids;
