import { WEBHOOK_LOG_DAYS } from '#contracts/webhooks.ts';
import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import { rows } from '#kernel/db/raw.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { WebhooksContext } from '../webhooks-context.ts';
import { enqueueCall } from '../webhooks.jobs.ts';

/** A webhook call that is overdue by this time has lost its job. */
const OVERDUE_MS = 5 * MINUTE_MS;
const BATCH = 500;

const LOST = `
  update webhook_calls set next_at = :now where id in (
    select id from webhook_calls where status = 'waiting' and next_at < :before order by next_at limit ${BATCH} for update skip locked) returning id`;
const FORGET = `
  delete from webhook_calls where id in (select id from webhook_calls where status <> 'waiting' and ended_at < :before order by ended_at limit ${BATCH}) returning id`;

/** Maintenance: queues webhook calls again whose jobs Redis lost, and deletes old calls. */
export const sweepCalls = ({ db, clock, outbox }: Pick<WebhooksContext, 'db' | 'clock' | 'outbox'>): MaintenanceTask => ({
  name: 'webhooks.sweep_calls',
  everyMs: MINUTE_MS,
  async run() {
    const now = clock.now();
    await db.transaction(async (tx) => {
      for (const { id } of await rows<{ id: string }>(tx, LOST, { now, before: new Date(now.getTime() - OVERDUE_MS) })) await enqueueCall(outbox, tx, id);
    });
    const before = new Date(now.getTime() - WEBHOOK_LOG_DAYS * DAY_MS);
    while ((await rows<{ id: string }>(db.knex, FORGET, { before })).length === BATCH);
  },
});
