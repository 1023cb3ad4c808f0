import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Double } from '#testing/s3-double.ts';
import type { S3Double } from '#testing/s3-double.ts';
import { createStorage } from './create-storage.ts';
import { StoredObjectMissing } from './storage.ts';
import type { Storage } from './storage.ts';

let dir: string;
let s3: S3Double;
const stores: Record<string, Storage> = {};
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'conjure-storage-'));
  s3 = await startS3Double();
  stores.disk = createStorage({ dir: path.join(dir, 'files'), s3: null });
  stores.s3 = createStorage({
    dir,
    s3: { endpoint: s3.endpoint, region: 'us-east-1', bucket: 'bucket', accessKeyId: 'key', secretAccessKey: 'secret' },
  });
});
afterAll(async () => {
  s3.server.closeAllConnections();
  s3.server.close();
  await rm(dir, { recursive: true, force: true });
});

const data = Buffer.from(Array.from({ length: 100_000 }, (_, n) => n % 251));

describe.each(['disk', 's3'])('storage on %s', (kind) => {
  const store = (): Storage => stores[kind]!;

  it('the file store gives back byte for byte what was stored, whole or in part', async () => {
    await store().put('ab/object-1', data, 'image/webp');
    expect(await store().size('ab/object-1')).toBe(data.length);
    expect((await buffer(await store().read('ab/object-1'))).equals(data)).toBe(true);
    expect(await buffer(await store().read('ab/object-1', { start: 10, end: 19 }))).toEqual(data.subarray(10, 20));
    await store().put('ab/object-1', Buffer.from('new'), 'text/plain');
    expect((await buffer(await store().read('ab/object-1'))).toString()).toBe('new');
  });

  it('the file store stores a stream piece by piece, whole or not at all, and removes what a dead writer left', async () => {
    const pieces = Array.from({ length: 9 }, (_, n) => Buffer.alloc(1024 * 1024, String.fromCharCode(65 + n)));
    expect(await store().putStream('ef/stream', Readable.from(pieces), 'application/zip')).toBe(9 * 1024 * 1024);
    expect((await buffer(await store().read('ef/stream'))).equals(Buffer.concat(pieces))).toBe(true);
    expect(await store().putStream('ef/empty', Readable.from([]), 'application/zip')).toBe(0);
    async function* broken() {
      yield* pieces;
      await Promise.resolve();
      throw new Error('broken off');
    }
    await expect(store().putStream('ef/broken', Readable.from(broken()), 'application/zip')).rejects.toThrow('broken off');
    expect([await store().size('ef/broken'), s3.uploads.size]).toEqual([null, 0]);
    expect((await readdir(path.join(dir, 'files', 'ef')).catch(() => [])).filter((name) => name.endsWith('.part'))).toEqual([]);
    await mkdir(path.join(dir, 'files', 'ef'), { recursive: true });
    await writeFile(path.join(dir, 'files', 'ef', 'left.x.part'), 'half');
    s3.uploads.set('/bucket/ef/left', []);
    await store().sweepUnfinished('ef', new Date(Date.now() + 60_000));
    await store().sweepUnfinished('never-used', new Date());
    expect(kind === 's3' ? s3.uploads.size : (await readdir(path.join(dir, 'files', 'ef'))).filter((name) => name.endsWith('.part')).length).toBe(0);
    s3.uploads.clear();
    expect(await store().size('ef/stream')).toBe(9 * 1024 * 1024);
  });

  it('for a missing object the file store gives size null, fails to read it, and deletes it without an error', async () => {
    expect(await store().size('ab/none')).toBeNull();
    await expect(store().read('ab/none')).rejects.toBeInstanceOf(StoredObjectMissing);
    await store().delete('ab/none');
  });

  it('the file store has no object under a key after deleting it', async () => {
    await store().put('ab/object-2', data, 'image/webp');
    await store().delete('ab/object-2');
    expect(await store().size('ab/object-2')).toBeNull();
  });

  it.each(['../outside', 'a/../../outside', '/etc/passwd', 'a//b', '', 'a/.', '.hidden', 'a\\..\\b', 'a\0b'])('the file store refuses the key %j, which could lead out of its folder', async (key) => {
    await writeFile(path.join(dir, 'outside'), 'secret');
    await expect((async () => store().read(key))()).rejects.toThrow(RangeError);
    await expect((async () => store().put(key, data, 'image/webp'))()).rejects.toThrow(RangeError);
    await expect((async () => store().delete(key))()).rejects.toThrow(RangeError);
  });
});

it('a file on disk appears whole or not at all', async () => {
  await stores.disk!.put('cd/whole', data, 'image/webp');
  expect(await readdir(path.join(dir, 'files', 'cd'))).toEqual(['whole']);
});

it('requests to S3 are signed and carry plain bytes without checksum framing', () => {
  const put = s3.requests.find((request) => request.method === 'PUT')!;
  expect(put.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//);
  expect(put.headers['content-encoding'] ?? '').not.toContain('aws-chunked');
});
