import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { ZipEntry } from '#kernel/http/zip-stream.ts';
import type { MediaStreams } from '#modules/media/index.ts';
import type { PortableFile } from '../account-format.ts';

export interface HashedEntry {
  entry: ZipEntry;
  /** The name, size and checksum of the file for the export's list. Throws before the file was read. */
  about(): PortableFile;
}

/** A stored file as an entry of the export's ZIP. Its checksum is computed while the ZIP is written; null when the file is gone. */
export async function hashedEntry(connection: Connection, streams: MediaStreams, fileId: string, name: string): Promise<HashedEntry | null> {
  const file = await streams.sized(connection, fileId);
  if (!file || file.bytes === 0) return null;
  let sha256: string | undefined;
  const open = async () => {
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
      flush(done) {
        sha256 = hash.digest('hex');
        done();
      },
    });
    const stream = await file.open();
    stream.once('error', (error) => hashing.destroy(error));
    hashing.once('close', () => stream.destroy());
    return stream.pipe(hashing);
  };
  return { entry: { name, data: { bytes: file.bytes, open } }, about: () => ({ name, bytes: file.bytes, sha256: must(sha256, 'the checksum of a file that was read') }) };
}
