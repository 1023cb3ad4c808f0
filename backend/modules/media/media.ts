import type { Readable } from 'node:stream';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { StorageUse } from '#contracts/media.ts';
import type { CleanPicture } from './commands/clean-picture.ts';
import type { Account } from './queries/storage-use.ts';
import type { RawCall, UploadedFile } from '#kernel/module.ts';

/** How far the bytes of a public file go: to everyone, to the viewer who asks now, or to its owner alone. */
export type FileReach = 'everyone' | 'viewer' | 'owner';

export interface NewFile {
  ownerId: string;
  data: Buffer;
  mime: string;
  name: string;
  /** All people load `public` files (covers, avatars). Only their owner loads `private` ones. */
  visibility: 'public' | 'private';
  /** The text of a text file, stored in its row so that prompts can read it without a call to the storage. */
  text?: string;
}

export interface FileRef {
  id: string;
  url: string;
  mime: string;
  bytes: number;
}

/** An uploaded file as a prompt's template can name it; `text` only for text files, cut at `MAX_PROMPT_TEXT` characters. */
export interface AttachedUpload {
  name: string;
  mime: string;
  text?: string;
}

/** The calls that other modules may make. */
export interface Media {
  /**
   * Stores the bytes (outside any transaction) and records the file as unclaimed. Unclaimed files are swept after a
   * day, so a crash between storing and `claim` leaves nothing behind. A file that a person sends names the plan of its owner, and
   * must fit into the owner's storage. Outputs name none: they are always stored, and counted.
   * @throws AppError storage_full, with a plan alone
   */
  store(file: NewFile, plan?: Account['plan']): Promise<FileRef>;
  /**
   * Keeps stored files: they now belong to the row written in this transaction. A file may be claimed by several rows
   * and stays until each has released it. @throws AppError file_gone when one was swept meanwhile
   */
  claim(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /** Releases files for the row that claimed them. The sweep deletes files without claims. */
  release(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /** Makes these files public from this transaction on, e.g. a published cover or an output that became a sample. */
  show(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /** Makes these files private again. A browser that has cached one keeps it. */
  hide(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /** How many bytes an account's files use, and how many they may use. */
  storageUse(connection: Connection, account: Account): Promise<StorageUse>;
  /**
   * Refuses an import that does not fit into the account's storage, before the import's work begins.
   * @throws AppError storage_full
   */
  checkRoom(connection: Connection, account: Account, neededBytes: number): Promise<void>;
  /**
   * Refuses bytes that do not fit, and locks the account's storage until the end of the transaction that stores them.
   * @throws AppError storage_full
   */
  takeRoom(tx: Tx, account: Account, neededBytes: number): Promise<void>;
  /** Those of `fileIds` that this user owns. */
  owned(connection: Connection, ownerId: string, fileIds: readonly string[]): Promise<Set<string>>;
  /** Names and texts of those `fileIds` that this user owns, by id. */
  attached(connection: Connection, ownerId: string, fileIds: readonly string[]): Promise<Map<string, AttachedUpload>>;
  /**
   * Converts an avatar: upright, a square WebP of 512 pixels, one frame, without metadata.
   * @throws AppError invalid_request with the path `file` for what is no PNG, JPG, GIF or WebP, broken or beyond 25 megapixels
   */
  repaintAvatar(file: UploadedFile): Promise<{ data: Buffer; mime: string }>;
  /**
   * Paints a picture anew as WebP, upright, without metadata. Animations keep their frames.
   * @throws AppError invalid_request with the path `file` for what is no PNG, JPG, GIF or WebP, broken or beyond 25 megapixels
   */
  repaintPicture(file: UploadedFile): Promise<{ data: Buffer; mime: string; name: string }>;
  /**
   * Sends a file, public or private, as the answer to a request. The calling module has checked the person's access.
   * @throws AppError not_found
   */
  serve(call: RawCall, fileId: string): Promise<void>;
  /** The bytes of a file of any owner; null when it is gone. */
  bytes(connection: Connection, fileId: string): Promise<Buffer | null>;
  /** The path that serves a file: `/media/<fileId>`, without the host. */
  urlOf(fileId: string): string;
}

export interface SizedFile {
  bytes: number;
  /** The caller reads the stream or destroys it. @throws StoredObjectMissing */
  open(): Promise<Readable>;
}

/** Files as streams, for those that are too large to hold. */
export interface MediaStreams {
  /** A file of any owner, opened when it is needed; null when it is gone. */
  sized(connection: Connection, fileId: string): Promise<SizedFile | null>;
  /** What a picture or video is by its first bytes; null for all other files. */
  kindOf(data: Buffer): string | null;
  /**
   * Checks a picture of an import and takes all metadata out of it. A picture that needs nothing of that keeps its bytes.
   * @throws AppError invalid_request with the path `file`, busy
   */
  cleanPicture(file: UploadedFile): Promise<CleanPicture>;
}
