import type { ByteRange } from '../storage/storage.ts';

/** Thrown when a request asks for a byte range outside the file. */
export class RangeNotSatisfiable extends Error {
  override readonly name = 'RangeNotSatisfiable';
}

/**
 * Reads a `Range` header (RFC 9110, section 14). Null sends the whole file: for a missing header, another unit, several ranges, or a range
 * that cannot be read. A server may ignore these.
 * @throws RangeNotSatisfiable when the range lies outside the file
 */
export function parseByteRange(header: string, size: number): ByteRange | null {
  const match = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header);
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) throw new RangeNotSatisfiable();
  return { start, end };
}

function suffix(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) throw new RangeNotSatisfiable();
  return { start: Math.max(0, size - length), end: size - 1 };
}
