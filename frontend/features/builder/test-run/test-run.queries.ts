import { infiniteQueryOptions, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { listDraftTests } from '#contracts/draft-tests.ts';
import { isTerminal, listGenerations } from '#contracts/generation.ts';
import { listDraftSamples, PAID_SAMPLES } from '#contracts/prompt-samples.ts';
import type { DraftSample } from '#contracts/prompt-samples.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { call, callPage } from '#lib/call.ts';
import { BLIND_POLL_MS, NET_POLL_MS } from '#lib/connection.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
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

/** Number of test runs on a page of the list in the test step. */
const TESTS_PAGE = 6;

/** Query for the author's test runs of a draft, page by page. Its key is one of the lists of runs, so that pushes update its rows. */
export const draftTestsQuery = (promptId: string, connected = true) =>
  infiniteQueryOptions({
    queryKey: [listGenerations.path, 'list', 'tests', promptId] as const,
    ...timesOf(listDraftTests),
    queryFn: ({ pageParam, signal }) => callPage(listDraftTests, { params: { id: promptId }, query: { limit: TESTS_PAGE, before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const busy = state.data?.pages.some(({ data }) => data.some(({ status }) => !isTerminal(status))) ?? false;
      return busy ? (connected ? NET_POLL_MS : BLIND_POLL_MS) : false;
    },
  });

/** Returns the samples that visitors see after publishing. */
export const shownSamples = (samples: readonly DraftSample[]): DraftSample[] => samples.filter(({ outdated, tellsText }) => !outdated && !tellsText);

/** Why a draft for sale has no sample for buyers: it has none, or each of them repeats the text. */
export type SampleProblem = 'missing' | 'tells_text';

/** Returns why the open draft cannot be sold as far as samples matter. Null for a free draft, and while the samples load. */
export function useSampleProblem(): SampleProblem | null {
  const { content, meta } = useDraft();
  const paid = content.pricing !== 'free';
  const samples = useQuery({ ...draftSamplesQuery(meta?.promptId ?? '', meta?.revision), enabled: paid && meta !== null });
  if (!paid) return null;
  if (meta === null) return 'missing';
  if (samples.data === undefined || shownSamples(samples.data).length >= PAID_SAMPLES) return null;
  return samples.data.some(({ tellsText }) => tellsText) ? 'tells_text' : 'missing';
}

/** Query for the published version of the prompt, with which the author compares the draft. */
export const publishedPromptQuery = (promptId: string) =>
  queryOptions({
    queryKey: [getPrompt.path, promptId, 'published'],
    ...timesOf(getPrompt),
    queryFn: async ({ signal }) => (await call(getPrompt, { params: { idOrSlug: promptId }, signal })).prompt,
  });
