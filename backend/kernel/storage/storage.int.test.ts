import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage } from './create-storage.ts';
import { StoredObjectMissing } from './storage.ts';
import type { Storage } from './storage.ts';

interface S3Double {
  endpoint: string;
  objects: Map<string, { data: Buffer; mime: string | undefined }>;
  uploads: Map<string, Buffer[]>;
  requests: { method: string; headers: IncomingMessage['headers'] }[];
  server: Server;
}

/** As simple as an S3-compatible server can be: it stores whatever bytes arrive, framing and all. */
async function startS3Double(): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map();
  const uploads: S3Double['uploads'] = new Map();
  const requests: S3Double['requests'] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname);
      const data = await buffer(request);
      const asked = new URL(request.url ?? '', 'http://s3').searchParams;
      const xml = (text: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
      requests.push({ method: request.method ?? '', headers: request.headers });
      // A multipart upload: parts lie by number until they are put together.
      const upload = asked.get('uploadId');
      if (request.method === 'POST' && asked.has('uploads')) {
        uploads.set(key, []);
        return xml(`<InitiateMultipartUploadResult><UploadId>${key}</UploadId></InitiateMultipartUploadResult>`);
      }
      if (request.method === 'GET' && asked.has('uploads')) {
        return xml(`<ListMultipartUploadsResult>${[...uploads.keys()].map((each) => `<Upload><Key>${each.replace('/bucket/', '')}</Key><UploadId>${each}</UploadId><Initiated>2020-01-01T00:00:00.000Z</Initiated></Upload>`).join('')}</ListMultipartUploadsResult>`);
      }
      if (upload !== null && request.method === 'PUT') {
        uploads.get(upload)?.push(data);
        return response.writeHead(200, { etag: `"${asked.get('partNumber')}"` }).end();
      }
      if (upload !== null) {
        if (request.method === 'POST') objects.set(key, { data: Buffer.concat(uploads.get(upload) ?? []), mime: undefined });
        uploads.delete(upload);
        return request.method === 'POST' ? xml('<CompleteMultipartUploadResult/>') : response.writeHead(204).end();
      }
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
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects, uploads, requests, server };
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

  it('stores a stream piece by piece, whole or not at all, and removes what a dead writer left', async () => {
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
