import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, pageLimit } from './primitives.ts';

const page = { limit: z._default(pageLimit(100), 50), before: z.optional(id) };
const count = z.int().check(z.nonnegative());

/** One entry of the audit log: an action that only staff or administrators may take. */
export const auditEntry = z.object({
  id,
  at: isoTime,
  /** The id of the person who acted; null for a visitor who tried the administrators' password. */
  actorId: z.nullable(id),
  actorName: z.string(),
  /** Whether the person acted by the administrators' password and not by the role of their account. */
  elevated: z.boolean(),
  /** The recorded action by its area and verb, such as `users.ban` or `queues.change`. */
  action: z.string(),
  targetType: z.string(),
  targetId: z.nullable(z.string()),
  targetLabel: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'The audit log, newest first, by keyset pages',
  query: z.strictObject({
    ...page,
    /** Finds audit entries of an action such as `users.ban`, or of a whole area such as `users`. */
    action: z.optional(z.string().check(z.trim(), z.regex(/^[a-z_]+(\.[a-z_]+)?$/, 'An area or area.verb'), z.maxLength(60))),
    actorId: z.optional(id),
    targetId: z.optional(z.string().check(z.maxLength(100))),
    /** Finds only audit entries from this moment on. */
    from: z.optional(isoTime),
    /** Finds only audit entries before this moment. */
    to: z.optional(isoTime),
    /** Words to find in the names, the reason or the action of an audit entry. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  response: z.object({ items: z.array(auditEntry), nextCursor: z.nullable(id) }),
});

export const emailStatus = z.enum(['queued', 'sent', 'kept', 'discarded', 'failed']);

export const storedEmail = z.object({
  id,
  /** Recipient, text and action of an email are null when a mail server is set, because administrators must not read emails that reach their recipients. */
  to: z.nullable(z.string()),
  subject: z.string(),
  text: z.nullable(z.string()),
  action: z.nullable(z.object({ label: z.string(), url: z.string() })),
  status: emailStatus,
  createdAt: isoTime,
});
export type StoredEmail = z.infer<typeof storedEmail>;

export const listEmails = defineEndpoint({
  method: 'GET',
  path: '/api/admin/emails',
  summary: 'Emails of the last 30 days, newest first; readable while there is no mail server',
  query: z.strictObject(page),
  response: z.object({
    items: z.array(storedEmail),
    nextCursor: z.nullable(id),
    /** True when emails stay in the local outbox, because no mail server is set. */
    local: z.boolean(),
  }),
});

export const queueState = z.object({ name: z.string(), waiting: count, active: count, delayed: count, failed: count });

/** Whether a service answers a health check, and how long its answer took in ms. */
const answers = z.object({ up: z.boolean(), ms: z.nullable(z.number()) });

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/admin/health',
  summary: 'The state of database, Redis, outbox and email',
  response: z.object({
    at: isoTime,
    database: answers,
    redis: answers,
    /** The state of all job queues; null while Redis does not answer. */
    queues: z.nullable(z.array(queueState)),
    /** The number of outbox rows that wait for the relay, and the age of the oldest in ms; null while the database does not answer. */
    outbox: z.nullable(z.object({ waiting: count, oldestMs: z.nullable(count) })),
    email: z.object({ mode: z.enum(['local', 'smtp']), queued: z.nullable(count), failed: z.nullable(count) }),
  }),
});
export type MachineryHealth = z.infer<typeof getHealth.response>;
