import { DAY_MS } from '#contracts/durations.ts';
import { one } from '#contracts/must.ts';
import type { getStripeSync } from '#contracts/stripe-sync.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { WEBHOOK_PATH } from '#contracts/payments.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PaymentsContext } from '../payments-context.ts';

const INBOX = `
  select (select received_at from stripe_events order by received_at desc limit 1) as "lastReceivedAt",
    (select max(processed_at) from stripe_events where received_at > :since) as "lastProcessedAt",
    (select count(*)::int from stripe_events where received_at > :since) as "receivedLastDay",
    count(*) filter (where status = 'pending')::int as pending,
    min(received_at) filter (where status = 'pending') as "oldestPendingAt",
    count(*) filter (where status = 'failed')::int as failed
  from stripe_events where status in ('pending', 'failed')`;

interface Inbox {
  lastReceivedAt: Date | null;
  lastProcessedAt: Date | null;
  receivedLastDay: number;
  pending: number;
  oldestPendingAt: Date | null;
  failed: number;
}

/** Whether the payment provider is configured and in which mode, when its last events came, and how many are pending or failed. */
export async function syncState({ db, clock, provider, options }: PaymentsContext): Promise<ResponseOf<typeof getStripeSync>> {
  const inbox = one(await rows<Inbox>(db.knex, INBOX, { since: new Date(clock.now().getTime() - DAY_MS) }));
  const { lastReceivedAt, lastProcessedAt, oldestPendingAt, ...counts } = inbox;
  return {
    configured: provider !== null,
    mode: provider?.live ? 'live' : 'test',
    sandbox: options.sandbox,
    dashboardUrl: options.dashboardUrl,
    webhook: {
      path: WEBHOOK_PATH,
      ...counts,
      lastReceivedAt: lastReceivedAt?.toISOString() ?? null,
      lastProcessedAt: lastProcessedAt?.toISOString() ?? null,
      oldestPendingAt: oldestPendingAt?.toISOString() ?? null,
    },
  };
}
