import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { listDraftSamples, PAID_SAMPLES } from '#contracts/prompt-samples.ts';
import type { DraftSample } from '#contracts/prompt-samples.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { useDraft } from '../draft-store.ts';

/** Query for the samples of the author's own prompt, including those of its draft. */
export const draftSamplesQuery = (promptId: string, revision = 0) =>
  queryOptions({
    // The key has the draft's revision, because a save can make a sample outdated.
    queryKey: [listDraftSamples.path, promptId, revision],
    queryFn: async ({ signal }) => (await call(listDraftSamples, { params: { id: promptId }, signal })).samples,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });

const isShown = (sample: DraftSample): boolean => !sample.outdated;

/** Tells whether the open draft is for sale and has no sample for buyers. False while the samples load. */
export function useMissingSample(): boolean {
  const { content, meta } = useDraft();
  const paid = content.pricing !== 'free';
  const samples = useQuery({ ...draftSamplesQuery(meta?.promptId ?? '', meta?.revision), enabled: paid && meta !== null });
  if (!paid) return false;
  return meta === null || (samples.data !== undefined && samples.data.filter(isShown).length < PAID_SAMPLES);
}

/** Query for the published version of the prompt, with which the author compares the draft. */
export const publishedPromptQuery = (promptId: string) =>
  queryOptions({
    queryKey: [getPrompt.path, promptId, 'published'],
    ...timesOf(getPrompt),
    queryFn: async ({ signal }) => (await call(getPrompt, { params: { idOrSlug: promptId }, signal })).prompt,
  });
