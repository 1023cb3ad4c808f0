import { DAY_MS } from '#contracts/durations.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { LONGEST_SNOOZE_DAYS } from '#contracts/inbox.ts';
import type { InboxQueue, markInbox as endpoint } from '#contracts/inbox.ts';
import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { forbidden, invalid } from '#kernel/errors.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { adminAction, adminActionOf } from '../operations.events.ts';
import { openQueues } from '../queries/gather-inbox.ts';
import type { InboxDeps } from '../queries/gather-inbox.ts';

export interface MarkInboxDeps extends InboxDeps {
  outbox: Outbox;
}

const SNOOZE = `
  insert into inbox_snoozes (user_id, queue, until) values (:userId, :queue, :until)
  on conflict (user_id, queue) do update set until = excluded.until`;
const WAKE = 'delete from inbox_snoozes where user_id = :userId and queue = :queue';
const ASSIGN = `
  insert into inbox_assignees (queue, user_id, assigned_at) values (:queue, :userId, :now)
  on conflict (queue) do update set user_id = excluded.user_id, assigned_at = excluded.assigned_at`;
const LEAVE = 'delete from inbox_assignees where queue = :queue';

/**
 * Snoozes a queue of the staff inbox for the viewer, or assigns it to a person. The waiting items stay unchanged.
 * @throws AppError forbidden for a queue that the viewer may not open, invalid_request
 */
export async function markInbox(tx: Tx, deps: MarkInboxDeps, { viewer, requestId }: { viewer: Viewer; requestId: string }, queue: InboxQueue, { snoozedUntil, assignee }: BodyOf<typeof endpoint>): Promise<void> {
  const open = await openQueues(tx, deps, viewer.role);
  if (!open.some((entry) => entry.queue === queue)) throw forbidden();
  if (snoozedUntil !== undefined) await snooze(tx, deps, viewer.userId, queue, snoozedUntil);
  if (assignee !== undefined) await assign(tx, deps, { viewer, requestId }, queue, assignee);
}

async function snooze(tx: Tx, { clock }: MarkInboxDeps, userId: string, queue: InboxQueue, until: string | null): Promise<void> {
  if (until === null) {
    await rows(tx, WAKE, { userId, queue });
    return;
  }
  const ahead = Date.parse(until) - millis(clock);
  if (ahead <= 0 || ahead > LONGEST_SNOOZE_DAYS * DAY_MS) throw invalid([{ path: ['snoozedUntil'], message: `Choose a time within the next ${LONGEST_SNOOZE_DAYS} days.` }]);
  await rows(tx, SNOOZE, { userId, queue, until: new Date(until) });
}

async function assign(tx: Tx, { clock, outbox, staff }: MarkInboxDeps, { viewer, requestId }: { viewer: Viewer; requestId: string }, queue: InboxQueue, username: string | null): Promise<void> {
  const to = username === null ? null : (await staff(tx)).find((each) => each.username.toLowerCase() === username.toLowerCase());
  if (to === undefined) throw invalid([{ path: ['assignee'], message: 'Only moderators and administrators look after queues.' }]);
  await rows(tx, to === null ? LEAVE : ASSIGN, { queue, ...(to && { userId: to.id, now: clock.now() }) });
  // The audit log never changes, so it names the queue of the staff inbox, and not the person to whom it was assigned.
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'inbox.assign', target: { type: 'inbox', id: queue, label: queue }, details: { assigned: to !== null } }));
}
