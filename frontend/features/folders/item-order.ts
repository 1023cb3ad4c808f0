import type { FolderEntry } from '#contracts/folders.ts';

export const idOf = (entry: FolderEntry): string => (entry.itemType === 'prompt' ? entry.prompt.id : entry.creation.id);
export const titleOf = (entry: FolderEntry): string => (entry.itemType === 'prompt' ? entry.prompt.title : entry.creation.title);

/** Returns a copy of the list in which one entry has moved to another position. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Returns the same pages of a folder with their entries in a new order. Each page keeps its length. */
export function reordered<Page extends { items: FolderEntry[] }>(pages: readonly Page[], entries: readonly FolderEntry[]): Page[] {
  let from = 0;
  return pages.map((page) => {
    const items = entries.slice(from, from + page.items.length);
    from += page.items.length;
    return { ...page, items };
  });
}
