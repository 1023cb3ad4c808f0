import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { pageLimit } from './primitives.ts';

export const logLevel = z.enum(['debug', 'info', 'warn', 'error']);
export type LogLevel = z.infer<typeof logLevel>;

export const logLine = z.object({
  /** Its place in the tail. */
  id: z.string(),
  /** As the process wrote it; empty where a line has no time. */
  at: z.string(),
  level: logLevel,
  /** Which process wrote it: `api`, `worker`. */
  process: z.string(),
  message: z.string(),
  requestId: z.nullable(z.string()),
  /** All other fields, as JSON text. */
  details: z.string(),
  /** The line was too long, and only its facts are kept. */
  cut: z.boolean(),
});
export type LogLine = z.infer<typeof logLine>;

export const getLogTail = defineEndpoint({
  method: 'GET',
  path: '/api/admin/logs',
  summary: 'The last log lines of all processes, latest first, without secrets; `on` is false where the tail is switched off',
  staleMs: 0,
  query: z.strictObject({
    /** An id that stands in the line: of a request, a job, a run or an account. */
    about: z.optional(z.string().check(z.trim(), z.maxLength(100), z.regex(/^[\w.:-]+$/, 'An id has letters, digits and dashes'))),
    /** The lowest level. */
    level: z._default(logLevel, 'debug'),
    limit: z._default(pageLimit(200), 50),
    before: z.optional(z.string().check(z.regex(/^\d{1,20}-\d{1,20}$/))),
  }),
  response: z.object({ on: z.boolean(), lines: z.array(logLine), nextCursor: z.nullable(z.string()) }),
});
