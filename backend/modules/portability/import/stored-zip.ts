import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { IMPORT_PART_BYTES } from '#contracts/portability.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import { ENTRY_NAME } from '../account-format.ts';
import type { PortableFile } from '../account-format.ts';
import { RefusedItem, UnreadableImport } from '../portability.errors.ts';
import { partKey } from './import-parts.ts';

/** The most entries that an uploaded account ZIP may have: far more than the export of any account has. */
const MOST_ENTRIES = 150_000;
/**
 * The most bytes to which one packed byte of a picture or video may unpack. A larger ratio means a ZIP bomb: exports do not pack pictures and
 * videos at all.
 */
const MOST_RATIO = 200;
const SMALL_BYTES = 64 * 1024;
const ENCRYPTED = 1;
/** The most unpacked bytes of the manifest or of one list in an account export. */
const TEXT_BYTES = 16 * 1024 * 1024;

const broken = (): UnreadableImport => new UnreadableImport('This ZIP is broken or incomplete and cannot be read.');

/** Reads a ZIP from the stored parts of its upload. Only the bytes that are asked for are in memory. */
class PartsReader extends yauzl.RandomAccessReader {
  readonly #storage: Storage;
  readonly #importId: string;
  constructor(storage: Storage, importId: string) {
    super();
    this.#storage = storage;
    this.#importId = importId;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(pieces(this.#storage, this.#importId, start, end));
  }
}

/** Yields the bytes of the uploaded ZIP from `start` up to, but not including, `end`. */
async function* pieces(storage: Storage, importId: string, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; ) {
    const part = Math.floor(at / IMPORT_PART_BYTES);
    const last = Math.min(end, (part + 1) * IMPORT_PART_BYTES) - 1;
    const stream: AsyncIterable<Buffer> = await storage.read(partKey(importId, part), { start: at - part * IMPORT_PART_BYTES, end: last - part * IMPORT_PART_BYTES });
    yield* stream;
    at = last + 1;
  }
}

export interface StoredZip {
  /** Reads a JSON entry of the ZIP whole. @throws RefusedItem */
  text(name: string): Promise<{ text: string; sha256: string }>;
  /** Reads a file from the ZIP and checks it against its size and checksum. @throws RefusedItem */
  file(file: PortableFile): Promise<Buffer>;
  close(): void;
}

/** Opens an uploaded ZIP. Entries whose names no account export has are never opened. @throws UnreadableImport */
export async function openStoredZip(storage: Storage, importId: string, bytes: number): Promise<StoredZip> {
  const zip = await yauzl.fromRandomAccessReaderPromise(new PartsReader(storage, importId), bytes, { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true }).catch((): never => { throw broken(); });
  const entries = await directory(zip);
  return {
    async text(name) {
      const data = await read(zip, entries.get(name), name, TEXT_BYTES, Infinity);
      return { text: data.toString('utf8'), sha256: sha256(data) };
    },
    async file({ name, bytes: size, sha256: wanted }) {
      const data = await read(zip, entries.get(name), name, size, MOST_RATIO);
      if (data.length !== size || sha256(data) !== wanted) throw new RefusedItem(`The file ${name} is not the one that was exported: its checksum differs.`);
      return data;
    },
    close: () => zip.close(),
  };
}

const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

async function directory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw new UnreadableImport(`This ZIP has more than ${MOST_ENTRIES.toLocaleString('en-US')} files.`);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileNameRaw.toString('utf8');
      // When two entries of the ZIP have the same name, the import uses the first. Its checksum is verified like any other.
      if (ENTRY_NAME.test(name) && !entries.has(name)) entries.set(name, entry);
    }
  } catch {
    throw broken();
  }
  return entries;
}

async function read(zip: ZipFile, entry: Entry | undefined, name: string, most: number, ratio: number): Promise<Buffer> {
  if (!entry) throw new RefusedItem(`The file ${name} is missing.`);
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new RefusedItem(`The file ${name} is locked with a password.`);
  if (entry.uncompressedSize > most || entry.uncompressedSize > Math.max(SMALL_BYTES, ratio * entry.compressedSize)) throw new RefusedItem(`The file ${name} unpacks to far too much data.`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // The directory of an uploaded ZIP may lie about an entry's size, so the bytes are counted while they are unpacked.
    const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      bytes += chunk.length;
      if (bytes > most) throw new RefusedItem(`The file ${name} unpacks to far too much data.`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof RefusedItem ? error : new RefusedItem(`The file ${name} is broken.`);
  }
  return Buffer.concat(chunks);
}
