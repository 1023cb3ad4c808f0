import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getImportRow, listImportRows, listImports } from '#contracts/prompt-import.ts';
import type { ImportRow } from '#contracts/prompt-import.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE_BY_NUMBER } from '#lib/first-page.ts';

const PAGE = 100;

export const waitingImportsKey = [listImports.path] as const;
/** Every query key about an import of prompts starts with this path. */
export const importKey = (importId: string) => [listImportRows.path, importId] as const;

/** Fetches the imported files that wait for the user's decision. */
export const waitingImportsQuery = queryOptions({
  queryKey: waitingImportsKey,
  queryFn: async ({ signal }) => (await call(listImports, { signal })).items,
  staleTime: 0,
});

/** Fetches the rows of an import's report that are in one state, by their number, page by page. */
export const importRowsQuery = (importId: string, state: ImportRow['state']) =>
  infiniteQueryOptions({
    queryKey: [...importKey(importId), state] as const,
    queryFn: ({ pageParam, signal }) => call(listImportRows, { params: { id: importId }, query: { state, limit: PAGE, after: pageParam }, signal }),
    initialPageParam: FIRST_PAGE_BY_NUMBER,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: Infinity,
  });

/** Fetches the draft that would be created from a row of an import's report. */
export const importRowQuery = (importId: string, rowId: string) =>
  queryOptions({
    queryKey: [...importKey(importId), 'row', rowId] as const,
    queryFn: ({ signal }) => call(getImportRow, { params: { id: importId, rowId }, signal }),
    staleTime: Infinity,
  });
