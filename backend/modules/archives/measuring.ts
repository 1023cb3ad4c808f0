import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { ArchiveTooLarge } from './archives.errors.ts';

export interface Measured {
  bytes: number;
  /** SHA-256 in hex. */
  checksum: string;
}

/** A stream that passes everything on, counts it and computes its checksum. It fails beyond `most` bytes. */
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
