import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listExports, listImportItems, listImports } from '#contracts/portability.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** How often in ms the settings page fetches the state of a running account export or import. */
const LOOK_EVERY_MS = 2_000;

/** Query for the user's account exports, latest first. */
export const exportsQuery = queryOptions({
  queryKey: [listExports.path],
  ...timesOf(listExports),
  queryFn: async ({ signal }) => (await call(listExports, { signal })).archives,
  refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'preparing') ? LOOK_EVERY_MS : false),
});

/** Query for the user's account imports, latest first. */
export const importsQuery = queryOptions({
  queryKey: [listImports.path],
  ...timesOf(listImports),
  queryFn: async ({ signal }) => (await call(listImports, { signal })).imports,
  refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'reading') ? LOOK_EVERY_MS : false),
});

/** Query for the report of an account import, page by page. */
export const importItemsQuery = (id: string) => infiniteQueryOptions({
  queryKey: [listImportItems.path, id],
  ...timesOf(listImportItems),
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) => call(listImportItems, { params: { id }, query: { limit: 50, ...(pageParam === '' ? {} : { cursor: pageParam }) }, signal }),
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
