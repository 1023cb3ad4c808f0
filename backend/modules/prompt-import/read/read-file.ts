import type { z } from 'zod/mini';
import { IMPORT_ROWS } from '#contracts/prompt-import.ts';
import type { importFormat } from '#contracts/prompt-import.ts';
import { decodeText } from '../domain/decode-text.ts';
import { UnreadableFile } from '../domain/found-prompt.ts';
import type { Found } from '../domain/found-prompt.ts';
import { jsonPrompts } from '../domain/formats/json-prompts.ts';
import { markdownPrompt } from '../domain/formats/markdown.ts';
import { readArchive } from './read-archive.ts';
import { readCsv } from './read-csv.ts';

export type ImportFormat = z.output<typeof importFormat>;

export interface ReadFile {
  format: ImportFormat;
  /** The prompts of the file, read one by one. When the iterator throws UnreadableFile, none of the file's prompts counts. */
  found: AsyncIterable<Found> | Iterable<Found>;
  /** Notes about the whole file, which each of its prompts gets. */
  notes: string[];
}

const isZip = (data: Buffer): boolean => data[0] === 0x50 && data[1] === 0x4b && (data[2] ?? 0xff) <= 8 && (data[3] ?? 0xff) <= 8;
const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readJson(text: string): ReadFile {
  const value = parseJson(text);
  if (value === undefined) throw new UnreadableFile('This JSON cannot be read: a comma, a quotation mark or a bracket is missing.');
  const { format, found } = jsonPrompts(value);
  if (found.length > IMPORT_ROWS) throw new UnreadableFile(`This file has more than ${IMPORT_ROWS.toLocaleString('en-US')} prompts. Split it and import the parts.`);
  return { format, found, notes: [] };
}

/**
 * Recognises the format of an import file by its bytes and its name, and opens it.
 * @throws UnreadableFile when it is nothing that holds prompts
 */
export async function readFile(name: string, data: Buffer): Promise<ReadFile> {
  if (data.length === 0) throw new UnreadableFile('This file is empty.');
  if (isZip(data)) return { format: 'markdown_folder', found: readArchive(data), notes: [] };
  const { text, notes } = decodeText(data);
  if (text.trim() === '') throw new UnreadableFile('This file is empty.');
  const ending = endingOf(name);
  const first = text.trimStart()[0];
  if (ending === 'json' || (ending !== 'csv' && ending !== 'tsv' && ending !== 'md' && (first === '{' || first === '[') && parseJson(text) !== undefined)) return { ...readJson(text), notes };
  if (ending === 'csv' || ending === 'tsv') {
    const { format, rows } = await readCsv(text);
    return { format, found: rows, notes };
  }
  const isMarkdown = ending === 'md' || ending === 'markdown' || text.startsWith('---');
  return { format: isMarkdown ? 'markdown' : 'text', found: [markdownPrompt(text, name, 1)], notes };
}
