import { describe, expect, it } from 'vitest';
import { parseByteRange, RangeNotSatisfiable } from './byte-range.ts';

describe('the Range header of a request', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['Bytes= 5 - 6 ', { start: 5, end: 6 }],
  ])('reads the Range header %s as the first and last byte to send', (header, range) => {
    expect(parseByteRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=-', 'bytes=9-5', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', '0-1'])('ignores the Range header %s and sends the whole file', (header) => {
    expect(parseByteRange(header, 100)).toBeNull();
  });

  it.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('throws RangeNotSatisfiable for the Range header %s, which lies outside a file of 100 bytes', (header) => {
    expect(() => parseByteRange(header, 100)).toThrow(RangeNotSatisfiable);
  });

  it('throws RangeNotSatisfiable for any range of an empty file', () => {
    expect(() => parseByteRange('bytes=0-', 0)).toThrow(RangeNotSatisfiable);
  });
});
