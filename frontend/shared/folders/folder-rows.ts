import type { Folder } from '#contracts/folders.ts';

/** A row of the tree that is shown. */
export interface FolderRow {
  folder: Folder;
  /** From 1. */
  level: number;
  /** Its place among those beside it, from 1, and how many these are. */
  place: number;
  size: number;
  /** Null for a folder without others inside. */
  open: boolean | null;
}

/** The rows of a tree from the top down; those inside a closed folder are left out. */
export function folderRows(folders: readonly Folder[], isOpen: (folder: Folder) => boolean, parentId: string | null = null, level = 1): FolderRow[] {
  const beside = folders.filter((folder) => folder.parentId === parentId);
  return beside.flatMap((folder, index) => {
    const inside = folders.some((other) => other.parentId === folder.id);
    const open = inside ? isOpen(folder) : null;
    const row = { folder, level, place: index + 1, size: beside.length, open };
    return open === true ? [row, ...folderRows(folders, isOpen, folder.id, level + 1)] : [row];
  });
}

/** A folder and all inside it, by id. */
export function withInside(folders: readonly Folder[], id: string): Set<string> {
  return new Set([id, ...folders.filter((folder) => folder.parentId === id).flatMap((folder) => [...withInside(folders, folder.id)])]);
}

/** The folders above one, from the top. */
export function foldersAbove(folders: readonly Folder[], folder: Pick<Folder, 'parentId'>): Folder[] {
  const parent = folders.find(({ id }) => id === folder.parentId);
  return parent ? [...foldersAbove(folders, parent), parent] : [];
}
