import type { ZipEntry } from '#kernel/http/zip-stream.ts';

/** A person's request for an archive. */
export interface ArchiveOrder {
  id: string;
  ownerId: string;
  /** What the archive shall contain. Only the maker of this kind of archive reads this value. */
  request: unknown;
  createdAt: Date;
}

/** Makes one kind of archive. The module whose data goes into the ZIP implements this. */
export interface ArchiveMaker {
  /**
   * Yields the files of an archive. The same order yields the same bytes while the data is unchanged. The maker calls `told` with the number
   * of things that are in the archive so far.
   */
  entries(order: ArchiveOrder, told: (done: number) => void): AsyncIterable<ZipEntry>;
}
