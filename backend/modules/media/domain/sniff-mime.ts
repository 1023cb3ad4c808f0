const starts = (data: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, index) => data[index] === byte);
const ascii = (data: Buffer, from: number, to: number): string => data.subarray(from, to).toString('latin1');

/** Returns the type of an image by its first bytes, whatever its name says. Null for everything else. */
export function sniffImage(data: Buffer): 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | null {
  if (starts(data, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (starts(data, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (/^GIF8[79]a/.test(ascii(data, 0, 6))) return 'image/gif';
  if (ascii(data, 0, 4) === 'RIFF' && ascii(data, 8, 12) === 'WEBP') return 'image/webp';
  return null;
}

/** Returns the type of a video by its first bytes. Null for everything else. */
export function sniffVideo(data: Buffer): 'video/mp4' | 'video/webm' | null {
  if (ascii(data, 4, 8) === 'ftyp') return 'video/mp4';
  return starts(data, [0x1a, 0x45, 0xdf, 0xa3]) ? 'video/webm' : null;
}

/** Reads bytes as plain UTF-8 text; null when they are not UTF-8 or contain control characters. A byte order mark is dropped. */
export function readPlainText(data: Buffer): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return null;
  }
  return /[^\P{Cc}\n\r\t\f]/u.test(text) ? null : text;
}
