import { pluralWord } from '#contracts/plural.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const GIGABYTE = 1024 * MEGABYTE;

const oneDecimal = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** Writes a number of bytes as "640 bytes", "12 kB", "3.4 MB" or "4.9 GB". */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} ${pluralWord(bytes, 'byte')}`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / KILOBYTE)} kB`;
  return bytes < GIGABYTE ? `${oneDecimal(bytes / MEGABYTE)} MB` : `${oneDecimal(bytes / GIGABYTE)} GB`;
}
