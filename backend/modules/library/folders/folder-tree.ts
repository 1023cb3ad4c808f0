import { FOLDER_LEVELS } from '#contracts/folders.ts';
import type { FolderRow } from './folder-row.ts';
import { folderLoop, folderMissing, smartFolder, tooDeep } from './folders.errors.ts';

/** The columns that decide where a folder may be placed. */
type Branch = Pick<FolderRow, 'id' | 'parent_id' | 'kind'>;

/** Finds the folder with this id in a person's tree. @throws AppError not_found */
export function folderIn<Row extends Branch>(tree: readonly Row[], id: string): Row {
  const found = tree.find((folder) => folder.id === id);
  if (!found) throw folderMissing();
  return found;
}

/** The folders that contain this one, from the top. */
export function above<Row extends Branch>(tree: readonly Row[], { parent_id: parentId }: Branch): Row[] {
  const parent = tree.find(({ id }) => id === parentId);
  return parent ? [...above(tree, parent), parent] : [];
}

/** A folder with all folders inside it, at any depth. */
export function withInside<Row extends Branch>(tree: readonly Row[], folder: Row): Row[] {
  return [folder, ...tree.filter((other) => other.parent_id === folder.id).flatMap((other) => withInside(tree, other))];
}

const levelsOf = (tree: readonly Branch[], folder: Branch): number =>
  1 + Math.max(0, ...tree.filter((other) => other.parent_id === folder.id).map((other) => levelsOf(tree, other)));

/**
 * Refuses to put a folder into `parent` when the rules of the tree forbid it (docs/rules/keeping.md#folders). `moved` is null for a new
 * folder.
 * @throws AppError not_found, smart_folder, folder_loop, too_deep
 */
export function expectRoom(tree: readonly Branch[], parentId: string | null, moved: Branch | null): void {
  if (parentId === null) return;
  const parent = folderIn(tree, parentId);
  if (moved && withInside(tree, moved).some(({ id }) => id === parentId)) throw folderLoop();
  if (parent.kind === 'smart') throw smartFolder();
  if (above(tree, parent).length + 1 + (moved ? levelsOf(tree, moved) : 1) > FOLDER_LEVELS) throw tooDeep();
}
