import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { ArchiveTooLarge } from './archives.errors.ts';

export interface Measured {
  bytes: number;
  /** The SHA-256 of all bytes of the stream, in hex. */
  checksum: string;
}

/** A stream that passes on all bytes, counts them and computes their checksum. It fails with ArchiveTooLarge beyond `most` bytes. */
export function measuring(most: number): { stream: Transform; result(): Measured } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) return done(new ArchiveTooLarge());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, checksum: hash.digest('hex') }) };
}
