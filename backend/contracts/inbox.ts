import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime } from './primitives.ts';

/** The queues that wait for the decision of a moderator or an administrator. */
export const inboxQueue = z.enum(['reviews', 'packs', 'agents', 'reports', 'appeals', 'duplicates', 'refunds', 'disputes', 'cash_outs', 'referrals', 'issues', 'webhooks']);
export type InboxQueue = z.infer<typeof inboxQueue>;

export const inboxEntry = z.object({
  queue: inboxQueue,
  count: z.int().check(z.nonnegative()),
  /** When the item that waits longest came; null for an empty queue. */
  oldestAt: z.nullable(isoTime),
  /** The earliest deadline of the queue; null for a queue without deadlines, or an empty one. */
  dueAt: z.nullable(isoTime),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

/** A queue as its reader sees it. */
const inboxRow = z.extend(inboxEntry, {
  /** The username of the person who looks after the queue; null when no person does. */
  assignee: z.nullable(z.string()),
  /** Until when the reader has put it aside, for themselves alone; null while it is not. */
  snoozedUntil: z.nullable(isoTime),
});
export type InboxRow = z.infer<typeof inboxRow>;

/** What the last proof of the ledger found. */
export const ledgerProof = z.object({ violations: z.int().check(z.nonnegative()), checkedAt: isoTime });
export type LedgerProof = z.infer<typeof ledgerProof>;

/** How often a client that shows the inbox asks for it again, in ms. */
export const INBOX_EVERY_MS = 30_000;

export const getInbox = defineEndpoint({
  method: 'GET',
  path: '/api/admin/inbox',
  summary: 'Number of waiting items in each queue that the caller may open, and the last proof of the ledger',
  response: z.object({
    at: isoTime,
    queues: z.array(inboxRow),
    /** Usernames of moderators and administrators, whom a queue can be assigned to. */
    staff: z.array(z.string()),
    /** The last proof of the ledger. Null for callers who may not see it, and before the first proof. */
    ledger: z.nullable(ledgerProof),
  }),
});
export type Inbox = z.infer<typeof getInbox.response>;

/** Longest time for which a queue can be put aside, in days. */
export const LONGEST_SNOOZE_DAYS = 30;

/** Changes the marks of a queue. Fields that are left out stay as they are. */
export const markInbox = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/inbox/:queue',
  summary: 'Put a queue aside for yourself until a time, or say who looks after it; null takes either back',
  params: z.strictObject({ queue: inboxQueue }),
  body: z.strictObject({ snoozedUntil: z.optional(z.nullable(isoTime)), assignee: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)))) }),
  response: getInbox.response,
});
