import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime } from './primitives.ts';

const count = z.int().check(z.nonnegative());

/** The result of checking a service now. `problem` is a code such as `ECONNREFUSED` or `late`, never an address with a secret. */
export const serviceCheck = z.object({ works: z.boolean(), ms: count, problem: z.nullable(z.string()) });
export type ServiceCheck = z.infer<typeof serviceCheck>;

const lastProblem = z.nullable(z.object({ at: isoTime, code: z.string() }));

/** The state of the services that the server needs: a check made now, and the last results. It contains no secret. */
export const serviceStates = z.object({
  checkedAt: isoTime,
  storage: z.object({
    kind: z.enum(['disk', 's3']),
    /** The bucket of the file storage and its host; null for a local disk. */
    place: z.nullable(z.string()),
    /** Whether the server could write, read and delete a file in its storage. */
    check: serviceCheck,
    files: count,
    bytes: count,
    /** Free bytes on the disk of the file storage; null for a bucket, or when it is not known. */
    freeBytes: z.nullable(count),
  }),
  mail: z.object({
    /** Host and port of the mail server; null while emails stay in the local outbox. */
    server: z.nullable(z.string()),
    from: z.string(),
    /** Whether the mail server answered; null without a mail server. */
    check: z.nullable(serviceCheck),
    queued: count,
    /** The number of emails that could not be sent in the last 24 hours. */
    failed: count,
    lastSentAt: z.nullable(isoTime),
    lastProblem,
  }),
  push: z.object({
    /** Whether this server has keys for web push. */
    on: z.boolean(),
    hosts: z.array(z.string()),
    browsers: count,
    /** How many browsers' last web push failed in the last 24 hours. */
    failing: count,
    lastProblem,
  }),
  webhooks: z.object({
    addresses: count,
    off: count,
    waiting: count,
    /** How many calls to members' webhooks were delivered in the last 24 hours. */
    delivered: count,
    failed: count,
    lastDeliveredAt: z.nullable(isoTime),
    lastProblem,
  }),
});
export type ServiceStates = z.infer<typeof serviceStates>;

export const getServiceStates = defineEndpoint({
  method: 'GET',
  path: '/api/admin/services',
  summary: 'Storage, mail, push and webhooks: a check of this moment, and the last results',
  staleMs: 0,
  response: serviceStates,
});
