import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listFolders, openFolder } from '#contracts/folders.ts';
import type { Folder, FolderItemType, FolderSort } from '#contracts/folders.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

export const foldersKey = [listFolders.path] as const;

/** Fetches the viewer's folders with their counts, in order; `parentId` makes the tree. */
export const foldersQuery = queryOptions({ queryKey: [...foldersKey, 'tree'], ...timesOf(listFolders), queryFn: ({ signal }): Promise<Folder[]> => call(listFolders, { signal }) });

const PAGE = 48;

export interface FolderPart {
  type: FolderItemType;
  sort: FolderSort;
}

/** Fetches a folder with one kind of its contents, page by page. */
export const folderPageQuery = (slug: string, part: FolderPart) =>
  infiniteQueryOptions({
    queryKey: [...foldersKey, 'page', slug, part],
    ...timesOf(openFolder),
    queryFn: ({ pageParam, signal }) => call(openFolder, { params: { slug }, query: { ...part, limit: PAGE, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
