import { queryOptions } from '@tanstack/react-query';
import { getPackDraft } from '#contracts/pack-builder.ts';
import { call } from '#lib/call.ts';

export const packDraftKey = (packId: string) => [getPackDraft.path, packId] as const;

/** Fetches a pack as its maker edits it, with unpublished changes. */
export const packDraftQuery = (packId: string) =>
  queryOptions({ queryKey: packDraftKey(packId), queryFn: async ({ signal }) => (await call(getPackDraft, { params: { id: packId }, signal })).pack, staleTime: 0 });
