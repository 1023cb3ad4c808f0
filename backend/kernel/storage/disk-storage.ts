import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../ids.ts';
import { assertObjectKey } from './object-key.ts';
import { StoredObjectMissing } from './storage.ts';
import type { ByteRange, Storage } from './storage.ts';
import { errorText } from '../error-text.ts';

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorText(error, 'code') ?? '');

/** Files below one folder. A file appears whole or not at all: it is written beside its place and moved there. */
export function createDiskStorage({ dir }: { dir: string }): Storage {
  const root = path.resolve(dir);
  const place = (key: string): string => path.join(root, assertObjectKey(key));
  return {
    async put(key, data) {
      const target = place(key);
      await mkdir(path.dirname(target), { recursive: true });
      const beside = `${target}.${newId()}.part`;
      try {
        const file = await open(beside, 'wx');
        try {
          await file.writeFile(data);
          await file.datasync();
        } finally {
          await file.close();
        }
        await rename(beside, target);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
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
  };
}

/** Resolves once the file is open, so that a missing one is an error here and not in the middle of an answer. */
function openStream(file: string, range: ByteRange | undefined): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const stream = createReadStream(file, range);
    stream.once('open', () => resolve(stream));
    stream.once('error', (error) => reject(isMissing(error) ? new StoredObjectMissing(path.basename(file)) : error));
  });
}
