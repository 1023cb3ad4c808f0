import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Storage } from '#kernel/storage/storage.ts';
import { startS3Double } from '#testing/s3-double.ts';
import type { S3Double } from '#testing/s3-double.ts';
import { listBackups, openBackupStore } from './backup-store.ts';
import { backUpFiles, filesSince, restoreFiles } from './files.ts';
import { chooseBackup, restoreServer, unpack } from './restore-backup.ts';
import { backUpStopped } from './take-backup.ts';

const DAY_MS = 86_400_000;
const at = (day: number): Date => new Date(Date.UTC(2026, 10, 1) + day * DAY_MS);
const S3_KEYS = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

let dir: string;
let s3: S3Double | undefined;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'conjure-backup-'));
});
afterEach(() => {
  s3?.server.closeAllConnections();
  s3?.server.close();
  s3 = undefined;
  rmSync(dir, { recursive: true, force: true });
});

const path = (name: string): string => join(dir, name);
function write(name: string, text: string): void {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), text);
}
const read = (name: string): string => readFileSync(path(name), 'utf8');

async function openStore(kind: string): Promise<Storage> {
  if (kind === 'a folder') return openBackupStore(path('store'), {});
  s3 = await startS3Double();
  return openBackupStore('s3://bucket/conjure/one', { ...S3_KEYS, S3_ENDPOINT: s3.endpoint });
}

describe.each(['a folder', 'S3'])('backups in %s', (kind) => {
  let store: Storage;
  const options = (day: number) => ({ now: at(day), keepDays: 10 });
  beforeEach(async () => {
    store = await openStore(kind);
    write('files/ab/one', 'one');
    write('files/cd/two', 'two');
    write('files/cd/half.part', 'half');
  });

  it('a restore returns uploaded files byte for byte and names a file that changed in the backup store, which holds each content once', async () => {
    write('files/cd/again', 'one');
    const list = await backUpFiles(store, path('files'), options(1));
    expect(list.map(({ key }) => key)).toEqual(['ab/one', 'cd/again', 'cd/two']);
    expect(new Set(list.map(({ sha256 }) => sha256)).size).toBe(2);
    const all = await filesSince(store, { kind: 'base', takenAt: at(1).toISOString() });
    expect(await restoreFiles(store, all, path('back'))).toEqual([]);
    expect([read('back/ab/one'), read('back/cd/again'), read('back/cd/two')]).toEqual(['one', 'one', 'two']);

    const two = list.find(({ key }) => key === 'cd/two')!.sha256;
    await store.put(`files/${two.slice(0, 2)}/${two}`, Buffer.from('tow'), 'text/plain');
    expect(await restoreFiles(store, all, path('worse'))).toEqual(['cd/two']);
  });

  it('a file that the product deleted can be restored to a moment before the deletion, and the backup store drops it after its days of keeping', async () => {
    const first = await backUpFiles(store, path('files'), options(1));
    rmSync(path('files/ab/one'));
    await backUpFiles(store, path('files'), options(5));
    const keys = async (day: number) => (await filesSince(store, { kind: 'base', takenAt: at(day).toISOString() })).map(({ key }) => key);
    expect([await keys(1), await keys(5)]).toEqual([['ab/one', 'cd/two'], ['cd/two']]);
    await backUpFiles(store, path('files'), options(12));
    expect(await keys(0)).toEqual(['cd/two']);
    const { sha256 } = first[0]!;
    expect(await store.size(`files/${sha256.slice(0, 2)}/${sha256}`)).toBeNull();
  });

  it('a backup of a stopped product contains database and keys, and a restore refuses a backup that was changed', async () => {
    write('data/pg18/base/1', 'rows');
    write('data/session-secret', 'secret');
    write('data/launcher.lock', '{}');
    const stopped = { databaseDir: path('data/pg18'), secretsDir: path('data') };
    const record = await backUpStopped({ store, storageDir: path('files'), ...options(1) }, stopped);
    expect(record).toMatchObject({ id: '20261102-000000', kind: 'cold', files: { count: 2, bytes: 6 } });
    mkdirSync(path('back'));
    await unpack(store, record, path('back'));
    expect([read('back/pg18/base/1'), read('back/session-secret')]).toEqual(['rows', 'secret']);
    expect(() => read('back/launcher.lock')).toThrow('ENOENT');
    await expect(restoreServer({ store, target: path('store'), dir: path('server'), user: null, until: null })).rejects.toThrow('copy of a stopped product');

    // Adds blocks after the end of a tar archive, so that tar stops reading long before its input ends.
    const padded = gzipSync(Buffer.concat([gunzipSync(await buffer(await store.read(`${record.id}/base.tar.gz`))), Buffer.alloc(4_000_000)]));
    await store.put('padded/base.tar.gz', padded, 'application/gzip');
    await unpack(store, { ...record, id: 'padded', base: { bytes: padded.length, sha256: createHash('sha256').update(padded).digest('hex') } }, path('back'));

    await store.put(`${record.id}/base.tar.gz`, await changed(store, `${record.id}/base.tar.gz`), 'application/gzip');
    mkdirSync(path('worse'));
    await expect(unpack(store, record, path('worse'))).rejects.toThrow('differs from its checksum');
  });

  it('a restore takes the newest backup before the chosen moment, and a new backup deletes the old ones', async () => {
    write('data/pg18/PG_VERSION', '18');
    const stopped = { databaseDir: path('data/pg18'), secretsDir: path('data') };
    const take = (day: number) => backUpStopped({ store, storageDir: path('files'), ...options(day) }, stopped);
    await expect(chooseBackup(store, null)).rejects.toThrow('no backup');
    const [first, second] = [await take(1), await take(5)];
    expect((await chooseBackup(store, null)).id).toBe(second.id);
    expect((await chooseBackup(store, at(4))).id).toBe(first.id);
    await expect(chooseBackup(store, at(0))).rejects.toThrow('No backup is older');
    await take(13);
    expect((await listBackups(store)).map(({ takenAt }) => takenAt)).toEqual([at(5).toISOString(), at(13).toISOString()]);
    expect(await store.size(`${first.id}/base.tar.gz`)).toBeNull();
  });
});

/** Replaces a backup by the same tar with another compression: a valid archive whose checksum is wrong. */
async function changed(store: Storage, key: string): Promise<Buffer> {
  return gzipSync(gunzipSync(await buffer(await store.read(key))), { level: 9 });
}

it.each(['a folder', 'S3'])('a segment of the log of Postgres in %s can be stored twice, never gets another content, and fetching a missing one exits with 1', async (kind) => {
  if (kind === 'S3') s3 = await startS3Double();
  const target = s3 ? 's3://bucket/conjure' : path('store');
  const wal = (action: string, file: string, name: string) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, ['infra/backup/wal-main.mjs', action, target, path(file), name], { env: { ...S3_KEYS, ...(s3 && { S3_ENDPOINT: s3.endpoint }) } });
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
      child.once('close', (code) => resolve({ code, said }));
    });
  const segment = '000000010000000000000001';
  write('pg_wal/1', 'first');
  expect(await wal('put', 'pg_wal/1', segment)).toMatchObject({ code: 0 });
  expect(await wal('put', 'pg_wal/1', segment)).toMatchObject({ code: 0 });
  write('pg_wal/1', 'other');
  expect(await wal('put', 'pg_wal/1', segment)).toMatchObject({ code: 1, said: expect.stringContaining('another content') as string });
  expect((await wal('get', 'got', segment)).code).toBe(0);
  expect(read('got')).toBe('first');
  expect((await wal('get', 'none', '000000010000000000000002')).code).toBe(1);
  expect(() => read('none')).toThrow('ENOENT');
});

it.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('opening a backup store in S3 without the variable %s fails', (name) => {
  expect(() => openBackupStore('s3://bucket', { ...S3_KEYS, [name]: undefined })).toThrow(`${name} is required`);
});
