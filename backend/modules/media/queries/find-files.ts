import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { FileModel } from '../models/file.model.ts';
import type { AttachedUpload } from '../media.ts';

/** The most characters of an uploaded text that a prompt can use. */
export const MAX_PROMPT_TEXT = 20_000;

/** Finds a stored file; null for unknown ids and for files that the sweep may delete. */
export async function findFile(connection: Connection, clock: Clock, id: string): Promise<FileModel | null> {
  const file = await FileModel.query(connection)
    .select('id', 'owner_id', 'storage_key', 'name', 'mime', 'bytes', 'visibility', 'created_at')
    .findById(id)
    .whereNull('removed_at')
    .where((where) => where.whereNull('sweep_after').orWhere('sweep_after', '>', clock.now()));
  return file ?? null;
}

const ofOwner = (connection: Connection, ownerId: string, ids: readonly string[]) =>
  FileModel.query(connection).where({ owner_id: ownerId }).whereNull('removed_at').whereIn('id', [...new Set(ids)]);

/** Returns the ids of the files among these that belong to this user, in one query. */
export async function ownedFiles(connection: Connection, ownerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const files = await ofOwner(connection, ownerId, ids).select('id');
  return new Set(files.map((file) => file.id));
}

/** Returns names and texts of the files among these that this user owns, in one query. */
export async function attachedFiles(
  connection: Connection,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, AttachedUpload>> {
  if (ids.length === 0) return new Map();
  const files = await ofOwner(connection, ownerId, ids).select(
    'id', 'name', 'mime', FileModel.raw('left(text_content, ?) as text_content', [MAX_PROMPT_TEXT]),
  );
  return new Map(
    files.map(({ id, name, mime, text_content: text }) => [id, { name, mime, ...(text === null ? {} : { text }) }]),
  );
}
