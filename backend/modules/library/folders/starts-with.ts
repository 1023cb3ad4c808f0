import type { StartsWith } from '#contracts/folders.ts';
import { codedSlug } from '#kernel/coded-slug.ts';
import type { FolderRow } from './folder-row.ts';
import { inputsOf } from './stored-values.ts';

/**
 * The default values with which a run from inside a folder starts: those of the folder, then those of the folders above it, nearest first
 * (docs/rules/keeping.md#starts-with).
 */
export function startsWith(path: readonly FolderRow[]): StartsWith {
  const own = path.at(-1);
  const from = ({ id, name, code }: FolderRow): StartsWith['inputs'][number]['from'] => (id === own?.id ? null : { id, name, slug: codedSlug(name, code) });
  let model: StartsWith['model'] = null;
  const inputs = new Map<string, StartsWith['inputs'][number]>();
  for (const folder of path) {
    if (folder.default_model !== null) model = { value: folder.default_model, from: from(folder) };
    for (const [key, value] of Object.entries(inputsOf(folder))) inputs.set(key, { key, value, from: from(folder) });
  }
  return { model, inputs: [...inputs.values()] };
}
