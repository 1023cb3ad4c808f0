import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contracts/endpoint.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';

export type PromptFilters = Partial<Omit<QueryOf<typeof listPrompts>, 'cursor' | 'limit'>>;

const root = listPrompts.path;

export const promptKeys = {
  list: (filters: PromptFilters) => [root, 'list', filters] as const,
  details: [root, 'detail'] as const,
  detail: (idOrSlug: string, version?: number) => (version === undefined ? ([root, 'detail', idOrSlug] as const) : ([root, 'detail', idOrSlug, version] as const)),
};

/** Fetches published prompts, 24 per page. */
export const promptsQuery = (filters: PromptFilters) =>
  infiniteQueryOptions({
    queryKey: promptKeys.list(filters),
    ...timesOf(listPrompts),
    queryFn: ({ pageParam, signal }) => call(listPrompts, { query: { ...filters, cursor: pageParam ?? undefined }, signal }),
    // A server-rendered page sends its queries as JSON, which keeps null and would drop undefined.
    initialPageParam: FIRST_RENDERED_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Fetches one prompt by id or slug. With `version` it has the form of that version if the user owns it, otherwise of the published one. */
export const promptQuery = (idOrSlug: string, version?: number) =>
  queryOptions({
    queryKey: promptKeys.detail(idOrSlug, version),
    ...timesOf(listPrompts),
    queryFn: async ({ signal }) => {
      // Loads the contract with the prompt's whole form on demand, so that it is not part of the first visit's script.
      const { getPrompt } = await import('#contracts/prompt-detail.ts');
      return (await call(getPrompt, { params: { idOrSlug }, query: { version }, signal })).prompt;
    },
  });
