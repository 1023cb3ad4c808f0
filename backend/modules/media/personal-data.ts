import { buffer } from 'node:stream/consumers';
import { must } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ExportEntry, PersonalData } from '#kernel/module.ts';
import { EXPORT_BATCH } from '#kernel/personal-data/numbered-entries.ts';
import { StoredObjectMissing } from '#kernel/storage/storage.ts';
import type { Storage } from '#kernel/storage/storage.ts';

interface Deps {
  db: Database;
  clock: Clock;
  storage: Storage;
}

interface OwnFile {
  id: string;
  name: string;
  mime: string;
  bytes: number;
  visibility: string;
  createdAt: Date;
  storage_key: string;
}

const FILES = `
  select id, name, mime, bytes, visibility, created_at as "createdAt", storage_key from files
  where owner_id = :userId and removed_at is null and (sweep_after is null or sweep_after > :now)
    and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

const ENDINGS: Record<string, string> = {
  'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp', 'image/svg+xml': 'svg',
  'video/mp4': 'mp4', 'video/webm': 'webm', 'audio/mpeg': 'mp3', 'text/plain': 'txt', 'text/markdown': 'md',
};

/** Exports and erases a person's files. The export contains the bytes, named by file id, and lists with the original names. */
export const personalData = (deps: Deps): PersonalData => ({
  async *export(userId) {
    const { db, clock } = deps;
    let after: string | null = null;
    for (let number = 1; ; number += 1) {
      const files: OwnFile[] = await rows(db.knex, FILES, { userId, after, limit: EXPORT_BATCH, now: clock.now() });
      const list: object[] = [];
      for (const { storage_key: key, ...file } of files) {
        const bytes = await read(deps, key);
        const path = `files/${file.id}.${ENDINGS[file.mime] ?? 'bin'}`;
        if (bytes) yield { name: path, data: bytes };
        list.push({ ...file, path: bytes ? path : null });
      }
      if (list.length > 0) yield { name: `files/list-${String(number).padStart(4, '0')}.json`, data: list } satisfies ExportEntry;
      if (files.length < EXPORT_BATCH) return;
      after = must(files.at(-1), 'the last file of a full batch').id;
    }
  },
  async erase(tx, userId) {
    // Files that other rows still claim, such as covers of published prompts, are deleted when those rows release them.
    await rows(tx, 'update files set sweep_after = :now where owner_id = :userId and claims = 0 and removed_at is null', {
      userId,
      now: deps.clock.now(),
    });
  },
});

/** Reads the bytes of a file; null when it was deleted during the export. */
async function read({ storage }: Deps, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await storage.read(key));
  } catch (error) {
    if (error instanceof StoredObjectMissing) return null;
    throw error;
  }
}
