import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it('file sizes are written with at most one decimal', () => {
  expect([1, 640, 12_288, 3_565_158, 10 * 1024 * 1024, 5_000 * 1024 * 1024].map(fileSize)).toEqual(['1 byte', '640 bytes', '12 kB', '3.4 MB', '10 MB', '4.9 GB']);
});
