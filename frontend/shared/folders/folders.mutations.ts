import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { addToFolder, changeFolder, createFolder, deleteFolder, removeFromFolder } from '#contracts/folders.ts';
import type { Folder, FolderItemType } from '#contracts/folders.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { call } from '#lib/call.ts';
import { foldersKey, foldersQuery } from './folders.queries.ts';

/** Refetches the viewer's folders, their counts and their contents. */
export const refreshFolders = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: foldersKey });

/** Makes a folder, which appears in the tree at once. */
export function useCreateFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof createFolder>): Promise<Folder> => (await call(createFolder, { body })).folder,
    onSuccess: (made) => client.setQueryData(foldersQuery.queryKey, (known) => known && [...known, made]),
    onSettled: () => refreshFolders(client),
  });
}

export type FolderChange = BodyOf<typeof changeFolder>;

/** Changes a folder in the tree at once, and restores it when the server refuses. */
export function useChangeFolder() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'folders' },
    mutationFn: async ({ id, change }: { id: string; change: FolderChange }): Promise<Folder> => (await call(changeFolder, { params: { id }, body: change })).folder,
    onMutate: async ({ id, change }) => {
      await client.cancelQueries({ queryKey: foldersQuery.queryKey });
      const before = client.getQueryData(foldersQuery.queryKey);
      client.setQueryData(foldersQuery.queryKey, (known) => known && changed(known, id, change));
      return { before };
    },
    onError: (_error, _wish, context) => client.setQueryData(foldersQuery.queryKey, context?.before),
    onSettled: () => refreshFolders(client),
  });
}

/** Returns the folders of the tree after a change, as the server will answer them. */
export function changed(folders: readonly Folder[], id: string, { after, ...change }: FolderChange): Folder[] {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next = folders.map((folder) => (folder.id === id ? { ...folder, ...given } : folder));
  const moved = next.find((folder) => folder.id === id);
  if (after === undefined || !moved) return next;
  const rest = next.filter((folder) => folder.id !== id);
  const place = after === null ? 0 : rest.findIndex((folder) => folder.id === after) + 1;
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
}

/** Deletes a folder and the folders inside it. */
export function useDeleteFolder() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (id: string) => call(deleteFolder, { params: { id } }), onSettled: () => refreshFolders(client) });
}

export interface FolderMove {
  /** Id of the target folder; null takes each item out of its folder. */
  folderId: string | null;
  items: readonly { itemType: FolderItemType; itemId: string; folderId: string | null }[];
}

/**
 * Moves some items into a folder, with one request per item. For a selection of creations use `POST /api/creations/bulk` instead. The caller
 * refetches the lists of these items.
 */
export function useMoveToFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ folderId, items }: FolderMove): Promise<void> => {
      for (const { itemType, itemId, folderId: from } of items) {
        if (folderId !== null) await call(addToFolder, { params: { id: folderId }, body: { itemType, itemId } });
        else if (from !== null) await call(removeFromFolder, { params: { id: from, itemId } });
      }
    },
    onSettled: () => refreshFolders(client),
  });
}
