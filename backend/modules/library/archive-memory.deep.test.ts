import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createArchive, getArchive } from '#contracts/creations.ts';
import { must } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import { call } from '#testing/test-app.ts';
import { openCreations } from './testing/creation-fixtures.ts';

const MB = 1024 * 1024;
const FILES = 20;
const FILE_BYTES = 104 * MB;
const MOST_MORE_BYTES = 60 * MB;

/** Samples the resident memory of this process, which is API and worker in one. `more` is the highest sample minus the memory at the start. */
function watchMemory(): { more(): number; stop(): void } {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => { most = Math.max(most, process.memoryUsage().rss); }, 50);
  return { more: () => most - before, stop: () => clearInterval(timer) };
}

it('prepares and serves a ZIP of 2 GB with at most 60 MB more memory, and continues a download that broke off', async () => {
  const fixtures = await openCreations();
  const dir = await mkdtemp(path.join(tmpdir(), 'conjure-large-'));
  try {
    const { user, id: owner } = await fixtures.member();
    const { storage, db } = fixtures.app.services;
    const piece = Buffer.alloc(MB, 'conjure');
    for (let n = 0; n < FILES / 4; n += 1) {
      const id = await fixtures.made(owner, { type: 'image', pictures: 4 });
      for (const { key, file } of await rows<{ key: string; file: string }>(db.knex, 'select f.storage_key as key, f.id as file from generation_outputs o join files f on f.id = o.file_id where o.generation_id = ?', [id])) {
        await storage.putStream(key, Readable.from((function* () { for (let part = 0; part < FILE_BYTES / MB; part += 1) yield piece; })()), 'image/webp');
        await rows(db.knex, 'update files set bytes = :bytes where id = :file', { bytes: FILE_BYTES, file });
      }
    }
    await fixtures.told();
    const { archive: { id, url } } = (await call(user, createArchive, { body: { filter: {} } })).body;
    const preparing = watchMemory();
    await fixtures.app.modules.archives.archives.prepare(id, { signal: new AbortController().signal, lastAttempt: true });
    preparing.stop();
    const bytes = must((await call(user, getArchive, { params: { id } })).body.archive.bytes, 'the size');
    expect(bytes).toBeGreaterThan(2 * 1024 * MB);

    const file = path.join(dir, 'large.zip');
    const hash = createHash('sha256');
    const serving = watchMemory();
    let etag = '';
    // The download is broken off once, after a third of the file.
    for (const [from, to] of [[0, Math.floor(bytes / 3)], [Math.floor(bytes / 3) + 1, bytes - 1]] as const) {
      const answer = await fetch(user.baseUrl + url, { headers: { Cookie: user.cookie(), Range: `bytes=${from}-${to}`, ...(etag === '' ? {} : { 'If-Range': etag }) } });
      expect(answer.status).toBe(206);
      etag = must(answer.headers.get('etag'), 'an ETag');
      const body: AsyncIterable<Uint8Array> = must(answer.body, 'a body');
      await pipeline(body, async function* (parts: AsyncIterable<Uint8Array>) {
        for await (const part of parts) {
          hash.update(part);
          yield part;
        }
      }, createWriteStream(file, { flags: from === 0 ? 'w' : 'a' }));
    }
    serving.stop();
    expect(etag).toBe(`"${hash.digest('hex')}"`);
    await promisify(execFile)('python3', ['-m', 'zipfile', '-t', file]);
    console.info(`A ZIP of ${Math.round(bytes / MB)} MB: ${Math.round(preparing.more() / MB)} MB more to prepare it, ${Math.round(serving.more() / MB)} MB more to serve and receive it.`);
    expect(preparing.more()).toBeLessThan(MOST_MORE_BYTES);
    expect(serving.more()).toBeLessThan(MOST_MORE_BYTES);
  } finally {
    await fixtures.app.close();
    await rm(dir, { recursive: true, force: true });
  }
}, 900_000);
