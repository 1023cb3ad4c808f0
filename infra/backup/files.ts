import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../backend/kernel/storage/storage.ts';
import { readJson, storeJson, storePart } from './backup-store.ts';
import type { BackupRecord, StoredPart } from './backup-store.ts';

/** One uploaded file in the list of files that the backup store has. */
export interface FileEntry extends StoredPart {
  key: string;
  /** When the product last wrote the uploaded file, in ms. A backup reads only files that changed since. */
  writtenAt: number;
  /** When a backup last saw the uploaded file in the product. A restore to a moment before the file's deletion needs the file. */
  seenAt: string;
}

export interface FilesOptions {
  now: Date;
  /** For how many days the backup store keeps an uploaded file after the product deleted it. */
  keepDays: number;
}

const UNFINISHED = '.part';
const FOLDER = 'files';
const LIST = 'files.json';
const DAY_MS = 86_400_000;

/** Returns the keys (relative paths) of all finished files below a folder, sorted; none when the folder does not exist. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(error)));
  return entries.filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED)).map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1)).sort();
}

/**
 * Copies uploaded files that the backup store lacks into it, each content once, and updates the store's list. It reads only files that
 * changed since the last backup.
 */
export async function backUpFiles(store: Storage, dir: string, { now, keepDays }: FilesOptions): Promise<FileEntry[]> {
  const known = new Map((await readFileList(store)).map((entry) => [entry.key, entry]));
  const seenAt = now.toISOString();
  for (const key of await filesBelow(dir)) {
    const entry = await backUpFile(store, join(dir, key), known.get(key));
    if (entry) known.set(key, { key, seenAt, ...entry });
  }
  const oldest = now.getTime() - keepDays * DAY_MS;
  const [kept, gone] = [[...known.values()].filter((entry) => Date.parse(entry.seenAt) >= oldest), [...known.values()].filter((entry) => Date.parse(entry.seenAt) < oldest)];
  await storeJson(store, LIST, kept);
  const needed = new Set(kept.map(({ sha256 }) => sha256));
  for (const { sha256 } of gone) if (!needed.has(sha256)) await store.delete(placeOf(sha256));
  return kept.filter((entry) => entry.seenAt === seenAt);
}

/** Stores an uploaded file unless the backup store has it. @returns null when the product deleted the file while it was read */
async function backUpFile(store: Storage, file: string, same: FileEntry | undefined): Promise<Omit<FileEntry, 'key' | 'seenAt'> | null> {
  const found = await stat(file).catch(() => null);
  if (found === null) return null;
  const { size: bytes, mtimeMs: writtenAt } = found;
  if (same?.bytes === bytes && same.writtenAt === writtenAt) return { sha256: same.sha256, bytes, writtenAt };
  const sha256 = await checksum(file).catch(() => null);
  if (sha256 === null) return null;
  if ((await store.size(placeOf(sha256))) === null) await storePart(store, placeOf(sha256), createReadStream(file), 'application/octet-stream');
  return { sha256, bytes, writtenAt };
}

/** Returns the list of all uploaded files that the backup store has. */
export const readFileList = async (store: Storage): Promise<FileEntry[]> => ((await store.size(LIST)) === null ? [] : readJson<FileEntry[]>(store, LIST));

/**
 * Returns the files that a restore needs. For a running server's backup: all that the product had at that backup or later. For a stopped
 * product's backup: the files of that backup alone.
 */
export const filesSince = async (store: Storage, { kind, takenAt }: Pick<BackupRecord, 'kind' | 'takenAt'>): Promise<FileEntry[]> =>
  (await readFileList(store)).filter(({ seenAt }) => (kind === 'cold' ? seenAt === takenAt : seenAt >= takenAt));

/** Copies uploaded files from the backup store into the product's folder and compares each with its checksum. @returns the keys that are missing or differ */
export async function restoreFiles(store: Storage, list: readonly FileEntry[], dir: string): Promise<string[]> {
  const bad: string[] = [];
  for (const { key, sha256 } of list) {
    const target = join(dir, key);
    const unfinished = `${target}${UNFINISHED}`;
    try {
      await mkdir(dirname(target), { recursive: true });
      await pipeline(await store.read(placeOf(sha256)), createWriteStream(unfinished));
      if ((await checksum(unfinished)) !== sha256) throw new Error('another content');
      await rename(unfinished, target);
    } catch {
      await rm(unfinished, { force: true });
      bad.push(key);
    }
  }
  return bad;
}

/** Returns the SHA-256 of a file. @throws ENOENT */
export async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  const stream: AsyncIterable<Buffer> = createReadStream(file);
  for await (const part of stream) hash.update(part);
  return hash.digest('hex');
}

const placeOf = (sha256: string): string => `${FOLDER}/${sha256.slice(0, 2)}/${sha256}`;
