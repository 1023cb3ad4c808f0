import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { pageLimit } from './primitives.ts';

export const logLevel = z.enum(['debug', 'info', 'warn', 'error']);
export type LogLevel = z.infer<typeof logLevel>;

export const logLine = z.object({
  /** The place of the line in the log tail. */
  id: z.string(),
  /** The time of the log line, written by its process; empty when the line has none. */
  at: z.string(),
  level: logLevel,
  /** The kind of process that wrote the log line, such as `api` or `worker`. */
  process: z.string(),
  message: z.string(),
  requestId: z.nullable(z.string()),
  /** All other fields of the log line, as JSON text. */
  details: z.string(),
  /** True for a log line that was too long, of which only the most important fields are kept. */
  cut: z.boolean(),
});
export type LogLine = z.infer<typeof logLine>;

export const getLogTail = defineEndpoint({
  method: 'GET',
  path: '/api/admin/logs',
  summary: 'The last log lines of all processes, latest first, without secrets; `on` is false where the tail is switched off',
  staleMs: 0,
  query: z.strictObject({
    /** Finds log lines that contain this id of a request, a job, a run or an account. */
    about: z.optional(z.string().check(z.trim(), z.maxLength(100), z.regex(/^[\w.:-]+$/, 'An id has letters, digits and dashes'))),
    /** The lowest level of log lines to show. */
    level: z._default(logLevel, 'debug'),
    limit: z._default(pageLimit(200), 50),
    before: z.optional(z.string().check(z.regex(/^\d{1,20}-\d{1,20}$/))),
  }),
  response: z.object({ on: z.boolean(), lines: z.array(logLine), nextCursor: z.nullable(z.string()) }),
});
