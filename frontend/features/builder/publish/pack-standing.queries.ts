import { queryOptions } from '@tanstack/react-query';
import { listOwnPacks } from '#contracts/pack-builder.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Query for whether the author may make packs. Only then can a prompt be sold in packs alone. */
export const packStandingQuery = queryOptions({ queryKey: [listOwnPacks.path, 'standing'], ...timesOf(listOwnPacks), queryFn: async ({ signal }) => (await call(listOwnPacks, { query: { limit: 1 }, signal })).mayCreate });
