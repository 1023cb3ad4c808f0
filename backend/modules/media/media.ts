import type { Connection, Tx } from '#kernel/db/database.ts';

export interface NewFile {
  ownerId: string;
  data: Buffer;
  mime: string;
  name: string;
  /** `public` files (covers, avatars) are served to anybody, `private` ones to their owner. */
  visibility: 'public' | 'private';
}

export interface FileRef {
  id: string;
  url: string;
  mime: string;
  bytes: number;
}

/** The calls that other modules may make. */
export interface Media {
  /**
   * Stores the bytes (outside any transaction) and records the file as unclaimed. Unclaimed files are swept after a
   * day, so a crash between storing and `claim` leaves nothing behind.
   */
  store(file: NewFile): Promise<FileRef>;
  /** Keeps stored files: they now belong to the row written in this transaction. */
  claim(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /** Lets files go; the sweep removes their bytes. */
  release(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /** Those of `fileIds` that this user owns. */
  owned(connection: Connection, ownerId: string, fileIds: readonly string[]): Promise<Set<string>>;
  /** Address of a file under this server. */
  urlOf(fileId: string): string;
}
