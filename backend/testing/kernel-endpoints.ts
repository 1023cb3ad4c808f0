import * as z from 'zod/mini';
import { defineEndpoint } from '#contracts/endpoint.ts';

/** An endpoint that tests of the kernel mount beside the real ones: it adds one row. */
export const addRow = defineEndpoint({
  method: 'POST',
  path: '/api/test/rows',
  summary: 'Adds one row, and fails as asked',
  status: 201,
  body: z.strictObject({
    name: z.string().check(z.minLength(1)),
    nested: z.optional(z.strictObject({ list: z.array(z.strictObject({ n: z.int() })) })),
    fail: z.optional(z.enum(['conflict', 'rate', 'broken', 'away'])),
    pauseMs: z.optional(z.int()),
  }),
  response: z.object({ id: z.string(), name: z.string() }),
});
export const countRows = defineEndpoint({
  method: 'GET',
  path: '/api/test/rows',
  summary: 'Counts the rows',
  query: z.strictObject({ limit: z.optional(z.coerce.number().check(z.gte(1))) }),
  response: z.object({ count: z.int() }),
});
export const literalRow = defineEndpoint({
  method: 'GET',
  path: '/api/test/rows/latest',
  summary: 'A literal beside a parameter',
  response: z.object({ literal: z.boolean() }),
});
export const oneRow = defineEndpoint({
  method: 'GET',
  path: '/api/test/rows/:id',
  summary: 'One row',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({ id: z.string() }),
});
export const brokenAnswer = defineEndpoint({
  method: 'GET',
  path: '/api/test/broken',
  summary: 'Answers against its contract',
  response: z.object({ n: z.int() }),
});
export const adminOnly = defineEndpoint({
  method: 'GET',
  path: '/api/admin/test',
  summary: 'For administrators',
  response: z.object({ ok: z.boolean() }),
});
