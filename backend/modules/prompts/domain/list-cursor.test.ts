import { describe, expect, it } from 'vitest';
import { encodeCursor } from '#kernel/cursor.ts';
import { readListCursor } from './list-cursor.ts';
import type { ListCursor, ListOrder, SortType } from './list-cursor.ts';

const id = '0199c0de-0000-7000-8000-000000000000';
const read = (sort: ListOrder, type: SortType, value: string, more: Partial<ListCursor> = {}) => readListCursor(encodeCursor({ sort, value, id, ...more }), sort, type);

describe('a cursor of a list', () => {
  it.each<[ListOrder, SortType, string]>([
    ['most-run', 'int', '0'], ['most-run', 'int', '2147483647'], ['price-asc', 'int', '-1'], ['success-rate', 'real', '-1'], ['top-rated', 'real', '3.3333333'],
    ['trending', 'float8', '-1.7976931348623157e+100'], ['newest', 'timestamptz', '2026-11-21T10:00:00.123456Z'],
  ])('a page cursor of the order %s returns the value that the database wrote: %s %s', (sort, type, value) => {
    expect(read(sort, type, value)).toMatchObject({ sort, value, id });
  });

  it.each<[ListOrder, SortType, string]>([
    ['most-run', 'int', '99999999999999999999'], ['most-run', 'int', '2147483648'], ['most-run', 'int', '1.5'], ['relevance', 'int', '1e3'], ['most-run', 'int', '2026-11-21T10:00:00Z'],
    ['success-rate', 'real', '1e39'], ['success-rate', 'real', '1e-200'], ['trending', 'float8', '1e999'], ['trending', 'float8', '1e-400'], ['trending', 'float8', 'NaN'],
    ['newest', 'timestamptz', '0000-01-01T00:00:00Z'], ['newest', 'timestamptz', '7'],
  ])('a made-up page cursor of the order %s is refused before the database is asked: %s %s', (sort, type, value) => {
    expect(() => read(sort, type, value)).toThrow(expect.objectContaining({ code: 'invalid_cursor', status: 400 }));
  });

  it('a page cursor may hold plain search words, and is refused when they contain search operators', () => {
    expect(read('relevance', 'int', '7', { words: 'lighthouse keeper' })).toMatchObject({ words: 'lighthouse keeper' });
    for (const words of ["a' | 'b", 'a & !b', 'a\0b', 'a  b', ' ']) expect(() => read('relevance', 'int', '7', { words })).toThrow(expect.objectContaining({ code: 'invalid_cursor' }));
  });

  it('a page cursor is refused as invalid_cursor when it belongs to another sort order', () => {
    const foreign = encodeCursor({ sort: 'newest', value: '2026-11-21T10:00:00Z', id });
    expect(() => readListCursor(foreign, 'most-run', 'int')).toThrow(expect.objectContaining({ code: 'invalid_cursor' }));
  });
});
