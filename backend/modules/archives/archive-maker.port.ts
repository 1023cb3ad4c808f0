import type { ZipEntry } from '#kernel/http/zip-stream.ts';

/** What an archive is made of, as it was asked for. */
export interface ArchiveOrder {
  id: string;
  ownerId: string;
  /** The maker's own words about what goes in. */
  request: unknown;
  createdAt: Date;
}

/** Makes one kind of archive. The module whose things go into it implements this. */
export interface ArchiveMaker {
  /** Bytes of the same order are the same as long as nothing of it changes. `told` takes how many things are in it by now. */
  entries(order: ArchiveOrder, told: (done: number) => void): AsyncIterable<ZipEntry>;
}
