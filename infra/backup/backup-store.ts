import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createStorage } from '../../backend/kernel/storage/create-storage.ts';
import type { Storage } from '../../backend/kernel/storage/storage.ts';

/** One backup in the list of backups (`backups.json`) that lies in the backup store. */
export interface BackupRecord {
  /** The backup's name, made of the moment at which it began: 20261126-181500. */
  id: string;
  /**
   * `base`: a copy of a running server. With the server's log since then, a restore can reach any later moment. `cold`: a copy of the data folder of
   * a stopped product.
   */
  kind: 'base' | 'cold';
  takenAt: string;
  seconds: number;
  /** Checksum (SHA-256) and size of the backup's compressed copy of the database, `<id>/base.tar.gz`. */
  base: { sha256: string; bytes: number };
  /** Number and size of the uploaded files that the product had at this backup. The store's `files.json` lists all files that the store has. */
  files: { count: number; bytes: number };
}

export interface StoredPart {
  sha256: string;
  bytes: number;
}

const INDEX = 'backups.json';

/**
 * Opens the place where backups lie: a folder, or `s3://bucket/prefix` with the keys of S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and
 * S3_SECRET_ACCESS_KEY.
 * @throws when a key of S3 is missing
 */
export function openBackupStore(target: string, env: NodeJS.ProcessEnv): Storage {
  const bucket = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(target);
  if (!bucket) return createStorage({ dir: target, s3: null });
  const [, name = '', prefix = ''] = bucket;
  const key = (variable: string): string => env[variable] ?? refuse(`${variable} is required for ${target}.`);
  const store = createStorage({
    dir: '',
    s3: { endpoint: env['S3_ENDPOINT'] || null, region: env['S3_REGION'] || 'us-east-1', bucket: name, accessKeyId: key('S3_ACCESS_KEY_ID'), secretAccessKey: key('S3_SECRET_ACCESS_KEY') },
  });
  return prefix === '' ? store : below(store, `${prefix}/`);
}

const below = (store: Storage, prefix: string): Storage => ({
  put: (key, data, mime) => store.put(prefix + key, data, mime),
  putStream: (key, data, mime) => store.putStream(prefix + key, data, mime),
  read: (key, range) => store.read(prefix + key, range),
  size: (key) => store.size(prefix + key),
  delete: (key) => store.delete(prefix + key),
  sweepUnfinished: (folder, before) => store.sweepUnfinished(prefix + folder, before),
});

/** Writes a stream into the backup store. @returns its size and checksum */
export async function storePart(store: Storage, key: string, data: Readable, mime: string): Promise<StoredPart> {
  const hash = createHash('sha256');
  const measured = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      done(null, part);
    },
  });
  data.once('error', (error) => measured.destroy(error));
  const bytes = await store.putStream(key, data.pipe(measured), mime);
  return { sha256: hash.digest('hex'), bytes };
}

/** Returns all backups of a backup store, oldest first. */
export async function listBackups(store: Storage): Promise<BackupRecord[]> {
  return (await store.size(INDEX)) === null ? [] : readJson<BackupRecord[]>(store, INDEX);
}

/**
 * Adds a finished backup to the store's list, and deletes the backups that need not be kept any more. A restore uses only backups of the
 * list.
 * @returns the deleted ones
 */
export async function addBackup(store: Storage, record: BackupRecord, keep: (record: BackupRecord) => boolean): Promise<BackupRecord[]> {
  const before = await listBackups(store);
  await storeJson(store, INDEX, [...before.filter(keep), record]);
  return before.filter((each) => !keep(each));
}

export async function readJson<T>(store: Storage, key: string): Promise<T> {
  const value: T = JSON.parse((await buffer(await store.read(key))).toString());
  return value;
}

export const storeJson = (store: Storage, key: string, value: unknown): Promise<void> => store.put(key, Buffer.from(JSON.stringify(value)), 'application/json');

export function refuse(reason: string): never {
  throw new Error(reason);
}
