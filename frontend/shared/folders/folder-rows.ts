import type { Folder } from '#contracts/folders.ts';

/** A row of the folder tree that is on the screen, with its folder. */
export interface FolderRow {
  folder: Folder;
  /** Level of the folder in the tree; 1 for folders without a parent. */
  level: number;
  /** Position of the folder among those of the same parent, from 1. `size` is their number. */
  place: number;
  size: number;
  /** Whether the folder is opened in the tree; null for a folder without subfolders. */
  open: boolean | null;
}

/** Returns the visible rows of the folder tree from top to bottom. Folders inside a closed one are left out. */
export function folderRows(folders: readonly Folder[], isOpen: (folder: Folder) => boolean, parentId: string | null = null, level = 1): FolderRow[] {
  const beside = folders.filter((folder) => folder.parentId === parentId);
  return beside.flatMap((folder, index) => {
    const inside = folders.some((other) => other.parentId === folder.id);
    const open = inside ? isOpen(folder) : null;
    const row = { folder, level, place: index + 1, size: beside.length, open };
    return open === true ? [row, ...folderRows(folders, isOpen, folder.id, level + 1)] : [row];
  });
}

/** Returns the ids of a folder and of all folders inside it. */
export function withInside(folders: readonly Folder[], id: string): Set<string> {
  return new Set([id, ...folders.filter((folder) => folder.parentId === id).flatMap((folder) => [...withInside(folders, folder.id)])]);
}

/** Returns the folders above a folder, from the top. */
export function foldersAbove(folders: readonly Folder[], folder: Pick<Folder, 'parentId'>): Folder[] {
  const parent = folders.find(({ id }) => id === folder.parentId);
  return parent ? [...foldersAbove(folders, parent), parent] : [];
}
