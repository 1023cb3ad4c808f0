import { z } from 'zod';
import { expect, it } from 'vitest';
import { namedFields, UnexpectedShape } from './named-fields.ts';

const person = z.object({ id: z.string(), name: z.nullable(z.string()) });
const page = z.object({
  items: z.array(z.object({ id: z.string(), by: z.nullable(person), tags: z.array(z.string()), note: z.optional(z.string()) })),
  next: z.nullable(z.string()),
});

it('copies the fields of an answer that its schema names, at every depth, and drops all others', () => {
  const item = { id: 'a', by: { id: 'p', name: null, email: 'p@example.org' }, tags: ['x'], secret: 1 };
  expect(namedFields(page)({ items: [item, { ...item, by: null, note: 'n' }], next: null, internal: true })).toEqual({
    items: [
      { id: 'a', by: { id: 'p', name: null }, tags: ['x'], note: undefined },
      { id: 'a', by: null, tags: ['x'], note: 'n' },
    ],
    next: null,
  });
});

it("writes the same JSON as zod's whole check when an answer keeps its contract", () => {
  const answer = { items: [{ id: 'a', by: null, tags: [], extra: 1 }], next: 'b' };
  expect(JSON.stringify(namedFields(page)(answer))).toBe(JSON.stringify(page.parse(answer)));
});

it('lets zod read the parts of an answer where a schema chooses between shapes or changes a value', () => {
  const shape = z.object({
    kind: z.union([z.object({ type: z.literal('a'), a: z.number() }), z.object({ type: z.literal('b'), b: z.number() })]),
    trimmed: z.string().trim(),
    filled: z.string().default('filled'),
    counts: z.record(z.string(), z.object({ n: z.number() })),
    open: z.looseObject({ id: z.string() }),
  });
  expect(namedFields(shape)({ kind: { type: 'b', b: 1, a: 2 }, trimmed: ' t ', counts: { x: { n: 1, secret: 2 } }, open: { id: 'i', more: 1 } })).toEqual({
    kind: { type: 'b', b: 1 }, trimmed: 't', filled: 'filled', counts: { x: { n: 1 } }, open: { id: 'i', more: 1 },
  });
});

it.each([[null], ['text'], [{ items: {}, next: null }], [{ items: [1], next: null }], [{ items: [{ id: 'a', by: 'p', tags: [] }], next: null }]])('refuses to copy %j, which has not the shape that its schema says', (value) => {
  expect(() => namedFields(page)(value)).toThrow(UnexpectedShape);
});
