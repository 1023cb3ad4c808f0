import type { Clock } from '#kernel/clock.ts';
import { millis } from '#kernel/clock.ts';
import type { Connection, Database, Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import type { NewFile } from '../media.ts';
import { FileModel } from '../models/file.model.ts';

export interface StoreDeps {
  db: Database;
  clock: Clock;
  storage: Storage;
  /** How long a file is kept that no row has claimed, in ms. */
  unclaimedMs: number;
}

/** Checks in the transaction that inserts the file's row that the account has room for this many bytes. */
export type TakeRoom = (tx: Tx, bytes: number) => Promise<void>;

/**
 * Stores a file: first its row, then its bytes. After a crash in between, the sweep deletes the row. In the other order, bytes without a row
 * would stay for ever.
 * @throws what `room` throws
 */
export async function storeFile(deps: StoreDeps, file: NewFile, room?: TakeRoom): Promise<FileModel> {
  const { db, clock, storage, unclaimedMs } = deps;
  const id = newId();
  const insert = (connection: Connection) => FileModel.query(connection).insertAndFetch({
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
  const row = await (room ? db.transaction(async (tx) => {
    await room(tx, file.data.length);
    return insert(tx);
  }) : insert(db.knex));
  await storage.put(row.storage_key, file.data, file.mime);
  return row;
}
