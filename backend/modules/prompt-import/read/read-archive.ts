import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { IMPORT_ROWS } from '#contracts/prompt-import.ts';
import { decodeText } from '../domain/decode-text.ts';
import { UnreadableFile } from '../domain/found-prompt.ts';
import type { Found } from '../domain/found-prompt.ts';
import { markdownPrompt } from '../domain/formats/markdown.ts';

/** Limits for unpacking a ZIP. The bytes are counted while they are unpacked, because the sizes in its directory may be wrong. */
export interface ArchiveLimits {
  entries: number;
  entryBytes: number;
  totalBytes: number;
  /** The most bytes that one packed byte may unpack to. A ZIP is refused when a too large entry declares more than that; texts stay far below. */
  ratio: number;
}
export const ARCHIVE_LIMITS: ArchiveLimits = { entries: IMPORT_ROWS, entryBytes: 1024 * 1024, totalBytes: 100 * 1024 * 1024, ratio: 200 };

const ENCRYPTED = 1;
const ARCHIVE_NAME = /\.(?:zip|gz|tgz|tar|7z|rar|bz2|xz|jar)$/i;
const PROMPT_NAME = /\.(?:md|markdown|txt|text)$/i;
/** Whether an operating system added the file, such as `.DS_Store` or `Thumbs.db`. Such files are left out of the report. */
const isFurniture = (name: string): boolean => name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX') || /(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i.test(name);

const bomb = (): UnreadableFile => new UnreadableFile('This ZIP unpacks to far too much data. It was not imported.');

const open = (data: Buffer): Promise<ZipFile> => yauzl.fromBufferPromise(data, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch((): never => {
  throw new UnreadableFile('This ZIP is broken and cannot be read.');
});

async function inflate(zip: ZipFile, entry: Entry, limits: ArchiveLimits, soFar: number): Promise<Buffer> {
  const stream: Readable = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (soFar + bytes > limits.totalBytes) throw bomb();
    if (bytes > limits.entryBytes) throw new EntryTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

class EntryTooLarge extends Error {}

/**
 * Reads the Markdown and text files of a ZIP, one prompt each, in the order of the archive. Other files, archives above all, are reported and
 * never unpacked. Nothing is written to a disk.
 * @throws UnreadableFile for archives that are broken, locked, hostile (paths out of the folder, bombs) or without a prompt
 */
export async function* readArchive(data: Buffer, limits: ArchiveLimits = ARCHIVE_LIMITS): AsyncGenerator<Found> {
  const zip = await open(data);
  try {
    let row = 0;
    let total = 0;
    if (zip.entryCount > limits.entries * 2) throw new UnreadableFile(`This ZIP has more than ${limits.entries.toLocaleString('en-US')} files. Split it and import the parts.`);
    const entries = zip.eachEntry();
    for (;;) {
      const entry = await nextEntry(entries);
      if (!entry) break;
      const name = entry.fileName;
      if (name.endsWith('/') || isFurniture(name)) continue;
      row += 1;
      if (row > limits.entries) throw new UnreadableFile(`This ZIP has more than ${limits.entries.toLocaleString('en-US')} files. Split it and import the parts.`);
      if (entry.uncompressedSize > limits.entryBytes && entry.uncompressedSize > limits.ratio * entry.compressedSize) throw bomb();
      const refusal = refusedEntry(entry);
      if (refusal) {
        yield { row, title: name, refused: refusal };
        continue;
      }
      const read = await readEntry(zip, entry, limits, total);
      if (typeof read === 'string') yield { row, title: name, refused: read };
      else {
        total += read.length;
        yield promptOf(read, name, row);
      }
    }
    if (row === 0) throw new UnreadableFile('This ZIP contains no Markdown file.');
  } finally {
    zip.close();
  }
}

async function nextEntry(entries: AsyncIterator<Entry>): Promise<Entry | null> {
  try {
    const { done, value } = await entries.next();
    return done ? null : (value as Entry);
  } catch (error) {
    const outside = /relative path|absolute path|invalid characters/i.test((error as Error).message);
    throw new UnreadableFile(outside ? 'This ZIP contains a path outside its folder. It was not opened.' : 'This ZIP is broken and cannot be read.');
  }
}

function refusedEntry(entry: Entry): string | null {
  if (ARCHIVE_NAME.test(entry.fileName)) return 'Archives within an archive are not opened.';
  if (!PROMPT_NAME.test(entry.fileName)) return 'Only Markdown and text files are read.';
  return (entry.generalPurposeBitFlag & ENCRYPTED) === 0 ? null : 'This file is locked with a password.';
}

async function readEntry(zip: ZipFile, entry: Entry, limits: ArchiveLimits, total: number): Promise<Buffer | string> {
  try {
    return await inflate(zip, entry, limits, total);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    return error instanceof EntryTooLarge ? `It is larger than ${limits.entryBytes / 1024 / 1024} MB.` : 'It is broken in the archive and cannot be read.';
  }
}

function promptOf(data: Buffer, name: string, row: number): Found {
  try {
    const { text, notes } = decodeText(data);
    const found = markdownPrompt(text, name, row);
    return 'text' in found ? { ...found, notes: [...notes, ...found.notes] } : found;
  } catch (error) {
    return { row, title: name, refused: (error as Error).message };
  }
}
