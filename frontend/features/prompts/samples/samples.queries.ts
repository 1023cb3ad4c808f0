import { queryOptions } from '@tanstack/react-query';
import { listSamples } from '#contracts/prompt-samples.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches the samples that a prompt's author shows. */
export const samplesQuery = (promptId: string) =>
  queryOptions({
    queryKey: [listSamples.path, promptId],
    ...timesOf(listSamples),
    queryFn: async ({ signal }) => (await call(listSamples, { params: { id: promptId }, signal })).samples,
  });
