import type { Readable } from 'node:stream';

/** A part of an object: `start` and `end` are byte offsets, and `end` is included, as in HTTP ranges. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The store for files: the disk by default, or an S3-compatible server if one is configured. Keys have no meaning to it. */
export interface Storage {
  put(key: string, data: Buffer, mime: string): Promise<void>;
  /**
   * Stores an object from a stream, with one part of it in memory at a time. The object appears whole or not at all. Returns its size in bytes.
   * @throws what the stream throws
   */
  putStream(key: string, data: Readable, mime: string): Promise<number>;
  /** Opens an object, or a range of it, as a stream. @throws StoredObjectMissing */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** The size of an object in bytes; null when there is no such object. */
  size(key: string): Promise<number | null>;
  delete(key: string): Promise<void>;
  /** Removes unfinished objects below a folder of keys, if their writers died before `before`. */
  sweepUnfinished(folder: string, before: Date): Promise<void>;
}

/** Thrown when the file store has no bytes under a key. */
export class StoredObjectMissing extends Error {
  override readonly name = 'StoredObjectMissing';
}
