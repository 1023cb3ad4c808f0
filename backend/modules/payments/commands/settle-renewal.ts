import { MINUTE_MS } from '#contracts/durations.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { PAYMENTS_QUEUE, settleRenewalJob } from '../payments.jobs.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { openSubscription } from '../queries/order-rows.ts';
import { syncSubscription } from './sync-subscription.ts';

const DUE = `update subscriptions set renewal_due_at = :now where user_id = :userId and status <> 'canceled' and stripe_subscription is not null returning id`;

/** Marks a person's subscription for a check of its renewal and queues the job that turns it off or on. `cause` is part of the job's id. */
export async function renewalDue(tx: Tx, { clock, outbox }: Pick<PaymentsContext, 'clock' | 'outbox'>, userId: string, cause: string): Promise<void> {
  const due = await rows(tx, DUE, { userId, now: clock.now() });
  if (due.length > 0) await outbox.enqueue(tx, settleRenewalJob, { userId }, { queue: PAYMENTS_QUEUE, jobId: `renewal-${userId}-${cause}`, priority: 0 });
}

/** How often one job calls the provider again because the owner asked for deletion or came back during the call. After that the job is repeated. */
const MOST_TURNS = 5;

/**
 * Turns the renewal off while an account waits for its deletion, and on again when its owner comes back
 * (docs/rules/payments.md#account-deletion-renewal). A renewal that the owner ended stays ended. The owner may come back during the call to
 * the provider, so the job checks again after it.
 */
export async function settleRenewal(context: PaymentsContext, userId: string): Promise<void> {
  const awaitsDeletion = (): Promise<boolean> => context.db.transaction((tx) => context.identity.awaitsDeletion(tx, userId));
  const stopped = new Set<string>();
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const waiting = await awaitsDeletion();
    const subscription = await openSubscription(context.db.knex, userId);
    if (!subscription?.stripe_subscription) return;
    const { status, cancel_at_period_end: off, renewal_stopped_at: stoppedAt } = await syncSubscription(context, subscription.stripe_subscription);
    if (status === 'canceled') return;
    if (waiting && !off) {
      // Before the call to the provider, stores that this server turns the renewal off. If the process stops after the call, a returning owner still gets the
      // renewal back.
      await rows(context.db.knex, 'update subscriptions set renewal_stopped_at = ? where id = ?', [context.clock.now(), subscription.id]);
      stopped.add(subscription.id);
      await setOff(context, subscription.stripe_subscription, true);
    } else if (!waiting && (stoppedAt !== null || stopped.has(subscription.id))) {
      if (off) await setOff(context, subscription.stripe_subscription, false);
      await rows(context.db.knex, 'update subscriptions set renewal_stopped_at = null where id = ?', [subscription.id]);
    }
    if ((await awaitsDeletion()) === waiting) {
      await rows(context.db.knex, 'update subscriptions set renewal_due_at = null where id = ? and renewal_due_at is not distinct from ?', [subscription.id, subscription.renewal_due_at]);
      return;
    }
  }
  throw new Error(`the renewal of ${userId} does not come to rest`);
}

async function setOff(context: PaymentsContext, stripeSubscription: string, off: boolean): Promise<void> {
  await providerOf(context).subscriptions.setCancelAtPeriodEnd(stripeSubscription, off);
  await syncSubscription(context, stripeSubscription);
}

const LATE = 'select distinct user_id from subscriptions where renewal_due_at < ? limit 500';
const LATE_MS = 5 * MINUTE_MS;

/** Maintenance: retries changes of renewals that are not done, because the provider was unreachable or the job was lost. */
export async function settleLateRenewals({ db, clock, outbox }: Pick<PaymentsContext, 'db' | 'clock' | 'outbox'>): Promise<void> {
  const now = clock.now().getTime();
  const late = await rows<{ user_id: string }>(db.knex, LATE, [new Date(now - LATE_MS)]);
  if (late.length === 0) return;
  const beat = (now - (now % LATE_MS)) / LATE_MS;
  await db.transaction(async (tx) => {
    for (const { user_id: userId } of late) await outbox.enqueue(tx, settleRenewalJob, { userId }, { queue: PAYMENTS_QUEUE, jobId: `renewal-${userId}-${beat}`, priority: 1 });
  });
}
