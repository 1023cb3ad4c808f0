import { queryOptions } from '@tanstack/react-query';
import { getRelatedPacks } from '#contracts/packs.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches packs of the same category, types or maker as a pack. */
export const relatedPacksQuery = (packId: string) =>
  queryOptions({ queryKey: [getRelatedPacks.path, packId] as const, ...timesOf(getRelatedPacks), queryFn: async ({ signal }) => (await call(getRelatedPacks, { params: { id: packId }, signal })).items });
