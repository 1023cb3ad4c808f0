import { queryOptions } from '@tanstack/react-query';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** The prompt as its buyers get it, beside which a draft is tried out. */
export const publishedPromptQuery = (promptId: string) =>
  queryOptions({
    queryKey: [getPrompt.path, promptId, 'published'],
    ...timesOf(getPrompt),
    queryFn: async ({ signal }) => (await call(getPrompt, { params: { idOrSlug: promptId }, signal })).prompt,
  });
