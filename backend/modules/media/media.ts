import type { Readable } from 'node:stream';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { StorageUse } from '#contracts/media.ts';
import type { CleanPicture } from './commands/clean-picture.ts';
import type { Account } from './queries/storage-use.ts';
import type { RawCall, UploadedFile } from '#kernel/module.ts';

/** Who may load a public file now: all people, the asking viewer (so no shared cache may keep it), or its owner alone. */
export type FileReach = 'everyone' | 'viewer' | 'owner';

export interface NewFile {
  ownerId: string;
  data: Buffer;
  mime: string;
  name: string;
  /** `public`: all people may load the file (covers, avatars). `private`: only its owner may. */
  visibility: 'public' | 'private';
  /** The text of a text file. The file's row keeps it, so that prompts can use it without a call to the storage. */
  text?: string;
}

export interface FileRef {
  id: string;
  url: string;
  mime: string;
  bytes: number;
}

/** An uploaded file that a prompt's template can use. `text` exists only for text files, cut at `MAX_PROMPT_TEXT` characters. */
export interface AttachedUpload {
  name: string;
  mime: string;
  text?: string;
}

/** The calls about stored files that other modules may make. */
export interface Media {
  /**
   * Stores a file without a claim: call it outside any transaction. The sweep deletes unclaimed files after a day, so a crash before `claim`
   * leaves nothing behind. With a plan, as for a person's upload, the file must fit into the owner's storage. Without a plan, as for outputs,
   * it is always stored and counted.
   * @throws AppError storage_full, with a plan alone
   */
  store(file: NewFile, plan?: Account['plan']): Promise<FileRef>;
  /**
   * Claims stored files for a row of this transaction, so that they stay. Several rows may claim a file, and it stays until each has released
   * it.
   * @throws AppError file_gone when one was swept meanwhile
   */
  claim(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /** Releases files from a row that claimed them. The sweep deletes files without claims. */
  release(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /** Makes these files public when the transaction commits, such as a published cover or an output that became a sample. */
  show(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /** Makes these files private again. A browser that has cached one may still show it. */
  hide(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /** Returns how many bytes an account's files use, and how many they may use. */
  storageUse(connection: Connection, account: Account): Promise<StorageUse>;
  /**
   * Refuses an import that does not fit into the account's storage, before the import is read.
   * @throws AppError storage_full
   */
  checkRoom(connection: Connection, account: Account, neededBytes: number): Promise<void>;
  /**
   * Refuses bytes that do not fit into the account's storage, and locks the storage until the transaction that stores them ends.
   * @throws AppError storage_full
   */
  takeRoom(tx: Tx, account: Account, neededBytes: number): Promise<void>;
  /** Returns the files among `fileIds` that this user owns. */
  owned(connection: Connection, ownerId: string, fileIds: readonly string[]): Promise<Set<string>>;
  /** Returns names and texts of the files among `fileIds` that this user owns, by id. */
  attached(connection: Connection, ownerId: string, fileIds: readonly string[]): Promise<Map<string, AttachedUpload>>;
  /**
   * Converts an avatar to an upright, square WebP of 512 pixels, with one frame and without metadata.
   * @throws AppError invalid_request with the path `file` for what is no PNG, JPG, GIF or WebP, broken or beyond 25 megapixels
   */
  repaintAvatar(file: UploadedFile): Promise<{ data: Buffer; mime: string }>;
  /**
   * Converts a picture to an upright WebP without metadata. Animations keep their frames.
   * @throws AppError invalid_request with the path `file` for what is no PNG, JPG, GIF or WebP, broken or beyond 25 megapixels
   */
  repaintPicture(file: UploadedFile): Promise<{ data: Buffer; mime: string; name: string }>;
  /**
   * Sends a file, public or private, as the answer to a request. The calling module has checked the person's access.
   * @throws AppError not_found
   */
  serve(call: RawCall, fileId: string): Promise<void>;
  /** Returns the bytes of a file of any owner; the caller has checked who may read it. Null when the file is unknown, deleted, or missing in the storage. */
  bytes(connection: Connection, fileId: string): Promise<Buffer | null>;
  /** Returns the path that serves a file: `/media/<fileId>`, without the host. */
  urlOf(fileId: string): string;
}

export interface SizedFile {
  bytes: number;
  /**
   * Opens the file's bytes as a stream, which the caller must read or destroy.
   * @throws StoredObjectMissing
   */
  open(): Promise<Readable>;
}

/** Files as streams, because some are too large for memory. */
export interface MediaStreams {
  /** Returns the size of a file of any owner, and a function that opens it; null when it is deleted. */
  sized(connection: Connection, fileId: string): Promise<SizedFile | null>;
  /** Returns the type of a picture or video by its first bytes; null for all other files. */
  kindOf(data: Buffer): string | null;
  /**
   * Checks a picture of an account import and removes all metadata. A picture without metadata may keep its bytes.
   * @throws AppError invalid_request with the path `file`, busy
   */
  cleanPicture(file: UploadedFile): Promise<CleanPicture>;
}
