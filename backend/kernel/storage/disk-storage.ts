import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../ids.ts';
import { assertObjectKey } from './object-key.ts';
import { StoredObjectMissing } from './storage.ts';
import type { ByteRange, Storage } from './storage.ts';
import { errorText } from '../error-text.ts';

/** The ending of a file's name while the file is being written. */
const UNFINISHED = '.part';

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorText(error, 'code') ?? '');

/** Stores objects as files below one folder. A file appears whole or not at all, because it is written under another name and then renamed. */
export function createDiskStorage({ dir }: { dir: string }): Storage {
  const root = path.resolve(dir);
  const place = (key: string): string => path.join(root, assertObjectKey(key));
  async function write(key: string, fill: (file: FileHandle) => Promise<void>): Promise<number> {
    const target = place(key);
    await mkdir(path.dirname(target), { recursive: true });
    const beside = `${target}.${newId()}${UNFINISHED}`;
    try {
      const file = await open(beside, 'wx');
      let bytes: number;
      try {
        await fill(file);
        await file.datasync();
        bytes = (await file.stat()).size;
      } finally {
        await file.close();
      }
      await rename(beside, target);
      return bytes;
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  }
  return {
    put: async (key, data) => void (await write(key, (file) => file.writeFile(data))),
    putStream: (key, data) => write(key, async (file) => {
      const parts: AsyncIterable<Buffer> = data;
      for await (const part of parts) await file.writeFile(part);
    }),
    read: (key, range) => openStream(place(key), range),
    async size(key) {
      try {
        return (await stat(place(key))).size;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (key) => rm(place(key), { force: true }),
    async sweepUnfinished(folder, before) {
      const names = await readdir(place(folder)).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const name of names.filter((each) => each.endsWith(UNFINISHED))) {
        const left = path.join(place(folder), name);
        // `stat` fails if the writer renames the file at this moment; the file is then not removed.
        const writtenAt = await stat(left).then(({ mtimeMs }) => mtimeMs, () => Infinity);
        if (writtenAt < before.getTime()) await rm(left, { force: true });
      }
    },
  };
}

/** Opens a file, and fails here if it is missing instead of in the middle of an answer. */
function openStream(file: string, range: ByteRange | undefined): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const stream = createReadStream(file, range);
    stream.once('open', () => resolve(stream));
    stream.once('error', (error) => reject(isMissing(error) ? new StoredObjectMissing(path.basename(file)) : error));
  });
}
