import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage } from './create-storage.ts';
import { StoredObjectMissing } from './storage.ts';
import type { Storage } from './storage.ts';

interface S3Double {
  endpoint: string;
  objects: Map<string, { data: Buffer; mime: string | undefined }>;
  requests: { method: string; headers: IncomingMessage['headers'] }[];
  server: Server;
}

/** As simple as an S3-compatible server can be: it stores whatever bytes arrive, framing and all. */
async function startS3Double(): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map();
  const requests: S3Double['requests'] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname);
      const data = await buffer(request);
      requests.push({ method: request.method ?? '', headers: request.headers });
      if (request.method === 'PUT') objects.set(key, { data, mime: request.headers['content-type'] });
      if (request.method === 'DELETE') objects.delete(key);
      const object = objects.get(key);
      if (request.method === 'PUT' || request.method === 'DELETE') return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
      if (!object) {
        response.writeHead(404, { 'content-type': 'application/xml' });
        return response.end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code><Message>gone</Message></Error>');
      }
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
      const body = range ? object.data.subarray(Number(range[1]), Number(range[2]) + 1) : object.data;
      response.writeHead(range ? 206 : 200, { 'content-length': body.length });
      return response.end(request.method === 'HEAD' ? undefined : body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects, requests, server };
}

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

  it('gives back byte for byte what was put, whole or in part', async () => {
    await store().put('ab/object-1', data, 'image/webp');
    expect(await store().size('ab/object-1')).toBe(data.length);
    expect((await buffer(await store().read('ab/object-1'))).equals(data)).toBe(true);
    expect(await buffer(await store().read('ab/object-1', { start: 10, end: 19 }))).toEqual(data.subarray(10, 20));
    await store().put('ab/object-1', Buffer.from('new'), 'text/plain');
    expect((await buffer(await store().read('ab/object-1'))).toString()).toBe('new');
  });

  it('has size null, a read error and a harmless delete for a key without an object', async () => {
    expect(await store().size('ab/none')).toBeNull();
    await expect(store().read('ab/none')).rejects.toBeInstanceOf(StoredObjectMissing);
    await store().delete('ab/none');
  });

  it('has no object under a key after deleting it', async () => {
    await store().put('ab/object-2', data, 'image/webp');
    await store().delete('ab/object-2');
    expect(await store().size('ab/object-2')).toBeNull();
  });

  it.each(['../outside', 'a/../../outside', '/etc/passwd', 'a//b', '', 'a/.', '.hidden', 'a\\..\\b', 'a\0b'])('refuses the key %j', async (key) => {
    await writeFile(path.join(dir, 'outside'), 'secret');
    await expect((async () => store().read(key))()).rejects.toThrow(RangeError);
    await expect((async () => store().put(key, data, 'image/webp'))()).rejects.toThrow(RangeError);
    await expect((async () => store().delete(key))()).rejects.toThrow(RangeError);
  });
});

it('writes files that appear whole or not at all', async () => {
  await stores.disk!.put('cd/whole', data, 'image/webp');
  expect(await readdir(path.join(dir, 'files', 'cd'))).toEqual(['whole']);
});

it('signs its requests and sends plain bytes, no checksum framing', () => {
  const put = s3.requests.find((request) => request.method === 'PUT')!;
  expect(put.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//);
  expect(put.headers['content-encoding'] ?? '').not.toContain('aws-chunked');
});
