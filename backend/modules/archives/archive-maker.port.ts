import type { ZipEntry } from '#kernel/http/zip-stream.ts';

/** What an archive is made of, as it was asked for. */
export interface ArchiveOrder {
  id: string;
  ownerId: string;
  /** What the archive shall contain. Only the maker of this kind of archive reads it. */
  request: unknown;
  createdAt: Date;
}

/** Makes one kind of archive. The module whose things go into it implements this. */
export interface ArchiveMaker {
  /**
   * Yields the files of an archive. The same order gives the same bytes while nothing that it contains changes. `told` is called with the number of things
   * that are done.
   */
  entries(order: ArchiveOrder, told: (done: number) => void): AsyncIterable<ZipEntry>;
}
