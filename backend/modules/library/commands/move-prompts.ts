import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import { announceFolders } from '../folders/announce-folders.ts';
import { lastPlace } from '../folders/folder-items.ts';
import { lockFolder } from '../folders/read-folders.ts';
import type { LibraryContext } from '../library-context.ts';

const OUT = 'delete from folder_prompts where owner_id = :ownerId and prompt_id = any(cast(:ids as uuid[]))';
const PUT = `
  insert into folder_prompts as f (owner_id, prompt_id, folder_id, place)
  select :ownerId, prompt_id, :folderId, place from jsonb_to_recordset(cast(:placed as jsonb)) as r (prompt_id uuid, place text)
  on conflict (owner_id, prompt_id) do update set folder_id = excluded.folder_id, place = excluded.place where f.folder_id <> excluded.folder_id`;

/**
 * Puts prompts of a person's library, own drafts included, into a folder; for null takes them out of their folders.
 * @throws AppError not_found, smart_folder, invalid_request
 */
export async function movePrompts(tx: Tx, context: LibraryContext, ownerId: string, ids: readonly string[], folderId: string | null | undefined): Promise<string[]> {
  if (folderId === undefined) throw invalid([{ path: ['folderId'], message: 'Say which folder, or null for none.' }]);
  if (folderId === null) await rows(tx, OUT, { ownerId, ids: [...ids] });
  else {
    await lockFolder(tx, ownerId, folderId);
    let last = await lastPlace(tx, folderId, 'prompt');
    const placed = ids.map((id) => ({ prompt_id: id, place: (last = keyBetween(last, null)) }));
    await rows(tx, PUT, { ownerId, folderId, placed: JSON.stringify(placed) });
  }
  announceFolders(tx, context, ownerId);
  return [...ids];
}
