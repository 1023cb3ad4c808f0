import { expect, it } from 'vitest';
import { z } from 'zod';
import { afterId, afterPlace, cursorTime, cutPage, cutPageById, decodeCursor, encodeCursor } from './cursor.ts';
import { newId } from './ids.ts';

const shape = z.tuple([z.int(), z.string()]);
const written = (text: string): string => Buffer.from(text).toString('base64url');

it('decodes a list cursor to the values that were encoded in it', () => {
  expect(afterPlace(encodeCursor([7, 'Zürich “x”']), shape)).toEqual([7, 'Zürich “x”']);
  expect(decodeCursor(encodeCursor({ at: new Date('2026-11-21T10:00:00.123Z') }), z.object({ at: cursorTime }))).toEqual({ at: '2026-11-21T10:00:00.123Z' });
});

it.each([['no JSON', 'nonsense'], ['an empty text', ''], ['another shape', written('["7","x"]')], ['a NUL, which Postgres refuses', written('[7,"a\\u0000"]')]])('refuses a list cursor that is %s, with 400 and the name of the parameter', (_, text) => {
  expect(() => afterPlace(text, shape, 'before')).toThrow(expect.objectContaining({ code: 'invalid_request', status: 400, issues: [expect.objectContaining({ path: ['before'] })] }));
  expect(decodeCursor(text, shape)).toBeNull();
});

it('refuses a list cursor with a time that Postgres cannot read', () => {
  expect(['2026-11-21T10:00:00.123456Z', '0000-01-01T00:00:00Z', 'yesterday'].map((at) => cursorTime.safeParse(at).success)).toEqual([true, false, false]);
});

it('takes an id as the cursor of a list, and begins at the first page without a cursor', () => {
  const id = newId();
  expect([afterId(id), afterId(undefined), afterPlace(undefined, shape)]).toEqual([id, null, null]);
  expect(() => afterId('1 or 1')).toThrow(expect.objectContaining({ code: 'invalid_request', issues: [expect.objectContaining({ path: ['cursor'] })] }));
});

it('returns the id of the last row as the cursor of the next page, and null when the list ends with this page', () => {
  const rows = [{ id: 'a', n: 3 }, { id: 'b', n: 2 }, { id: 'c', n: 1 }];
  expect(cutPageById(rows, 2)).toEqual({ page: rows.slice(0, 2), nextCursor: 'b' });
  expect(cutPage(rows, 2, ({ n }) => n)).toEqual({ page: rows.slice(0, 2), nextCursor: 2 });
  for (const limit of [3, 4]) expect(cutPageById(rows, limit)).toEqual({ page: rows, nextCursor: null });
  expect(cutPageById([], 2)).toEqual({ page: [], nextCursor: null });
});
