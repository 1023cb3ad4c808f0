import { queryOptions } from '@tanstack/react-query';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { call } from '#lib/call.ts';

/** The prompt as its buyers get it, beside which a draft is tried out. */
export const publishedPromptQuery = (promptId: string) =>
  queryOptions({
    queryKey: [getPrompt.path, promptId, 'published'],
    queryFn: async ({ signal }) => (await call(getPrompt, { params: { idOrSlug: promptId }, signal })).prompt,
  });
