import { queryOptions } from '@tanstack/react-query';
import { getStorage } from '#contracts/media.ts';
import { call } from '#lib/call.ts';

export const storageKey = [getStorage.path] as const;

/** Fetches how many bytes the signed-in account uses, and how many its plan allows. Uploads and imports make the answer old. */
export const storageQuery = queryOptions({
  queryKey: storageKey,
  queryFn: ({ signal }) => call(getStorage, { signal }),
  select: ({ storage }) => storage,
});
