import { UnreadableFile } from './found-prompt.ts';

export interface Decoded {
  text: string;
  notes: string[];
}

const utf8 = (data: Buffer): string => new TextDecoder('utf-8').decode(data);
const isStrictUtf8 = (data: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(data);
    return true;
  } catch {
    return false;
  }
};

/** Recognises UTF-16 without a byte order mark: in Latin text every second byte is 0. */
function guessUtf16(data: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = data.subarray(0, 1_000);
  if (start.length < 4) return null;
  let [even, odd] = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0 && index % 2 === 0) even += 1;
    else if (byte === 0) odd += 1;
  });
  if (odd > start.length * 0.35 && even < start.length * 0.05) return 'utf-16le';
  return even > start.length * 0.35 && odd < start.length * 0.05 ? 'utf-16be' : null;
}

/** Tells whether bytes are no text of any encoding, by their many control characters. */
function looksBinary(data: Buffer): boolean {
  const start = data.subarray(0, 8_000);
  const controls = start.filter((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12).length;
  return controls > Math.max(4, start.length * 0.05);
}

/**
 * Decodes a file: UTF-8 or UTF-16 is recognised by the bytes, and other files are read as Windows-1252, which old spreadsheets use. In a file
 * of mixed encodings, unreadable characters become �. A byte order mark is dropped.
 * @throws UnreadableFile when it is no text
 */
export function decodeText(data: Buffer): Decoded {
  if (data[0] === 0xff && data[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(data), notes: [] };
  if (data[0] === 0xfe && data[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(data), notes: [] };
  const wide = guessUtf16(data);
  if (wide) return { text: new TextDecoder(wide).decode(data), notes: [] };
  if (looksBinary(data)) throw new UnreadableFile('This is not a text file. CSV, JSON, Markdown, plain text, or a ZIP of Markdown files can be read.');
  if (isStrictUtf8(data)) return { text: utf8(data), notes: [] };
  const text = utf8(data);
  // Counts the broken characters without a list of matches: for 20 million characters such a list would take a gigabyte.
  let [broken, proper] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0xfffd) broken += 1;
    else if (unit > 127 && (unit < 0xdc00 || unit > 0xdfff)) proper += 1;
  }
  if (proper > broken) return { text, notes: [] };
  return { text: new TextDecoder('windows-1252').decode(data), notes: ['This file is not in UTF-8; it was read as Windows-1252. Check accents and quotation marks.'] };
}
