import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime } from './primitives.ts';

/** The queues of the staff inbox, which wait for a moderator or an administrator. */
export const inboxQueue = z.enum(['reviews', 'packs', 'agents', 'reports', 'appeals', 'duplicates', 'refunds', 'disputes', 'cash_outs', 'referrals', 'issues', 'webhooks']);
export type InboxQueue = z.infer<typeof inboxQueue>;

export const inboxEntry = z.object({
  queue: inboxQueue,
  count: z.int().check(z.nonnegative()),
  /** Since when the queue's oldest item waits; null for an empty queue. */
  oldestAt: z.nullable(isoTime),
  /** The earliest deadline in the queue; null for a queue without deadlines, or an empty one. */
  dueAt: z.nullable(isoTime),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

/** A queue of the staff inbox as its reader sees it. */
const inboxRow = z.extend(inboxEntry, {
  /** The username of the staff member who looks after the queue; null when none does. */
  assignee: z.nullable(z.string()),
  /** Until when the reader has snoozed the queue, only for themselves; null while it is not snoozed. */
  snoozedUntil: z.nullable(isoTime),
});
export type InboxRow = z.infer<typeof inboxRow>;

/** The result of the last check of the ledger: how many violations it found. */
export const ledgerProof = z.object({ violations: z.int().check(z.nonnegative()), checkedAt: isoTime });
export type LedgerProof = z.infer<typeof ledgerProof>;

/** How often a client that shows the staff inbox asks for it again, in ms. */
export const INBOX_EVERY_MS = 30_000;

export const getInbox = defineEndpoint({
  method: 'GET',
  path: '/api/admin/inbox',
  summary: 'Number of waiting items in each queue that the caller may open, and the last proof of the ledger',
  response: z.object({
    at: isoTime,
    queues: z.array(inboxRow),
    /** Usernames of the moderators and administrators to whom a queue can be assigned. */
    staff: z.array(z.string()),
    /** The last check of the ledger. Null for callers who may not see it, and before the first check. */
    ledger: z.nullable(ledgerProof),
  }),
});
export type Inbox = z.infer<typeof getInbox.response>;

/** The longest time in days for which a queue of the staff inbox can be snoozed. */
export const LONGEST_SNOOZE_DAYS = 30;

/** Snoozes a queue of the staff inbox, or assigns it. Fields that are left out stay as they are. */
export const markInbox = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/inbox/:queue',
  summary: 'Put a queue aside for yourself until a time, or say who looks after it; null takes either back',
  params: z.strictObject({ queue: inboxQueue }),
  body: z.strictObject({ snoozedUntil: z.optional(z.nullable(isoTime)), assignee: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)))) }),
  response: getInbox.response,
});
