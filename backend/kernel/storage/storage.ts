import type { Readable } from 'node:stream';

/** Part of an object: `start` and `end` are byte offsets, `end` inclusive, as in HTTP ranges. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where files live: the disk by default, an S3-compatible store by configuration. Keys are opaque. */
export interface Storage {
  put(key: string, data: Buffer, mime: string): Promise<void>;
  /** Stores what a stream brings, a part at a time in memory. It appears whole or not at all. Returns its size in bytes. @throws what the stream throws */
  putStream(key: string, data: Readable, mime: string): Promise<number>;
  /** Opens an object, or a range of it, as a stream. @throws StoredObjectMissing */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Size in bytes, or null when there is no such object. */
  size(key: string): Promise<number | null>;
  delete(key: string): Promise<void>;
  /** Removes what writers that died before `before` left below a folder of keys. */
  sweepUnfinished(folder: string, before: Date): Promise<void>;
}

/** Thrown when the store has no bytes under a key. */
export class StoredObjectMissing extends Error {
  override readonly name = 'StoredObjectMissing';
}
