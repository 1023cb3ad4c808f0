import type { Clock } from '#kernel/clock.ts';
import { millis } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import type { NewFile } from '../media.ts';
import { FileModel } from '../models/file.model.ts';

export interface StoreDeps {
  db: Database;
  clock: Clock;
  storage: Storage;
  /** How long an unclaimed file is kept, in ms. */
  unclaimedMs: number;
}

/** The row comes first: bytes without a row would stay for ever, a row without bytes is swept. */
export async function storeFile(deps: StoreDeps, file: NewFile): Promise<FileModel> {
  const { db, clock, storage, unclaimedMs } = deps;
  const id = newId();
  const row = await FileModel.query(db.knex).insertAndFetch({
    id,
    owner_id: file.ownerId,
    storage_key: `${id.slice(-2)}/${id}`,
    name: file.name,
    mime: file.mime,
    bytes: file.data.length,
    visibility: file.visibility,
    text_content: file.text ?? null,
    sweep_after: new Date(millis(clock) + unclaimedMs),
    created_at: clock.now(),
  });
  await storage.put(row.storage_key, file.data, file.mime);
  return row;
}
