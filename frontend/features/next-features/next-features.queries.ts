import { queryOptions } from '@tanstack/react-query';
import { listNextFeatures } from '#contracts/next-features.ts';
import { call } from '#lib/call.ts';

/** What may be built next; asked for by signed-in people alone, and again when the dialog opens on an old answer. */
export const nextFeaturesQuery = (enabled: boolean) =>
  queryOptions({
    queryKey: [listNextFeatures.path] as const,
    queryFn: ({ signal }) => call(listNextFeatures, { signal }),
    enabled,
    refetchOnMount: true,
  });
