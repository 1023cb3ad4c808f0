import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime } from './primitives.ts';

const count = z.int().check(z.nonnegative());

/** What a check of this moment found. `problem` is a code such as `ECONNREFUSED` or `late`; never an address with a secret. */
export const serviceCheck = z.object({ works: z.boolean(), ms: count, problem: z.nullable(z.string()) });
export type ServiceCheck = z.infer<typeof serviceCheck>;

const lastProblem = z.nullable(z.object({ at: isoTime, code: z.string() }));

/** The services that the product leans on: what a check found now, and the last results. Nothing in it is a secret. */
export const serviceStates = z.object({
  checkedAt: isoTime,
  storage: z.object({
    kind: z.enum(['disk', 's3']),
    /** The bucket and its host; null for the disk. */
    place: z.nullable(z.string()),
    /** Whether an object could be written, read and deleted. */
    check: serviceCheck,
    files: count,
    bytes: count,
    /** Free bytes on the disk; null for a bucket, or when it is not known. */
    freeBytes: z.nullable(count),
  }),
  mail: z.object({
    /** Host and port of the mail server; null while emails stay here. */
    server: z.nullable(z.string()),
    from: z.string(),
    /** Whether the mail server answered; null without one. */
    check: z.nullable(serviceCheck),
    queued: count,
    /** The number of emails that failed in the last 24 hours. */
    failed: count,
    lastSentAt: z.nullable(isoTime),
    lastProblem,
  }),
  push: z.object({
    /** Whether this server has keys for web push. */
    on: z.boolean(),
    hosts: z.array(z.string()),
    browsers: count,
    /** Browsers whose last push failed in the last 24 hours. */
    failing: count,
    lastProblem,
  }),
  webhooks: z.object({
    addresses: count,
    off: count,
    waiting: count,
    /** The number of calls in the last 24 hours. */
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
