import { queryOptions } from '@tanstack/react-query';
import type { ContentType } from '#contracts/primitives.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches prompts whose form takes a picture, of one content type or of any. */
export const picturePromptsQuery = (contentType: ContentType | undefined, q: string) =>
  queryOptions({
    queryKey: [listPrompts.path, 'takes a picture', contentType ?? null, q] as const,
    ...timesOf(listPrompts),
    queryFn: async ({ signal }) => (await call(listPrompts, { query: { takes: 'image', contentType, q: q || undefined }, signal })).items,
  });
