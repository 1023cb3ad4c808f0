import { queryOptions } from '@tanstack/react-query';
import { listNextFeatures } from '#contracts/next-features.ts';
import { call } from '#lib/call.ts';

/** Fetches the next features to vote for: for signed-in users only, and again when the dialog opens and the last answer is old. */
export const nextFeaturesQuery = (enabled: boolean) =>
  queryOptions({
    queryKey: [listNextFeatures.path] as const,
    queryFn: ({ signal }) => call(listNextFeatures, { signal }),
    enabled,
    refetchOnMount: true,
  });
