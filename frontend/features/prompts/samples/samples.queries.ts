import { queryOptions } from '@tanstack/react-query';
import { listSamples } from '#contracts/prompt-samples.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches the samples that the author of a prompt shows on its page. */
export const samplesQuery = (promptId: string) =>
  queryOptions({
    queryKey: [listSamples.path, promptId],
    ...timesOf(listSamples),
    queryFn: async ({ signal }) => (await call(listSamples, { params: { id: promptId }, signal })).samples,
  });
