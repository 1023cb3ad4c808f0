import { queryOptions } from '@tanstack/react-query';
import { getCreationLineage } from '#contracts/creations.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { creationKeys } from '#shared/creations/creations.queries.ts';

/** Query for the creations that a creation was made from, and those made from it. */
export const lineageQuery = (id: string) =>
  queryOptions({
    queryKey: [...creationKeys.all, 'lineage', id] as const,
    ...timesOf(getCreationLineage),
    queryFn: async ({ signal }) => (await call(getCreationLineage, { params: { id }, signal })).lineage,
  });

/** Query for the prompt of a creation with its form, which has the labels of the inputs. */
export const promptOfRunQuery = (promptId: string) =>
  queryOptions({
    queryKey: [listPrompts.path, 'detail', promptId] as const,
    ...timesOf(listPrompts),
    retry: false,
    queryFn: async ({ signal }) => {
      const { getPrompt } = await import('#contracts/prompt-detail.ts');
      return (await call(getPrompt, { params: { idOrSlug: promptId }, query: {}, signal })).prompt;
    },
  });
