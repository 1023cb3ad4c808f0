import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { SubscriptionSnapshot } from '../ports/payment-records.port.ts';
import { planChanged, renewalFailed } from '../payments.events.ts';
import { StaleSnapshot } from '../payments.errors.ts';
import { PAYMENTS_QUEUE, settleRenewalJob } from '../payments.jobs.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { findSubscription, openSubscription } from '../queries/order-rows.ts';
import type { SubscriptionRow } from '../queries/order-rows.ts';
import { userOfCustomer } from './ensure-customer.ts';
import { freshly } from './freshly.ts';

/** Whether a subscription in this state gives Pro. After a failed renewal (`past_due`) Pro stays while the provider tries again. */
const isPro = (status: SubscriptionRow['status']): boolean => status === 'active' || status === 'past_due';

/**
 * Copies the state of a subscription at the provider into our row, whatever event arrived (docs/rules/payments.md#subscription-state).
 * Publishes `plan_changed` when the person became Pro or stopped being Pro.
 */
export function syncSubscription(context: PaymentsContext, stripeSubscription: string): Promise<SubscriptionRow> {
  const { records } = providerOf(context);
  return freshly(async () => {
    const known = (await findSubscription(context.db.knex, 'stripe_subscription', stripeSubscription)) ?? (await adopt(context, await records.subscription(stripeSubscription)));
    // The server reads its subscription row before it asks the provider, so that it notices when another process writes the row during the call.
    const snapshot = await onlyOne(context, known, await records.subscription(stripeSubscription));
    return write(context, known, snapshot);
  });
}

/**
 * Ends a person's second subscription before it can charge again (docs/rules/payments.md#one-subscription). An administrator may have created
 * it at the provider, or the person paid an abandoned one. Its invoice still grants the paid month.
 */
async function onlyOne(context: PaymentsContext, row: SubscriptionRow, snapshot: SubscriptionSnapshot): Promise<SubscriptionSnapshot> {
  const { db, clock, log } = context;
  const { records, subscriptions } = providerOf(context);
  if (snapshot.status === 'canceled') return snapshot;
  const open = await openSubscription(db.knex, row.user_id);
  if (!open || open.id === row.id) return snapshot;
  if (open.stripe_subscription === null) {
    await rows(db.knex, `update subscriptions set status = 'canceled', updated_at = ? where id = ? and stripe_subscription is null`, [clock.now(), open.id]);
    return snapshot;
  }
  if ((await syncSubscription(context, open.stripe_subscription)).status === 'canceled') return snapshot;
  log.warn({ subscription: snapshot.id, beside: open.stripe_subscription }, 'ended a second subscription of one person');
  await subscriptions.cancel(snapshot.id);
  return records.subscription(snapshot.id);
}

/** Finds or makes the row of a subscription that this server does not know yet: the provider's event may arrive before our own call has returned. */
async function adopt(context: PaymentsContext, snapshot: SubscriptionSnapshot): Promise<SubscriptionRow> {
  const { db, clock } = context;
  const userId = snapshot.userId ?? (await userOfCustomer(context, snapshot.customerId));
  if (userId === null) throw new Error(`Subscription ${snapshot.id} belongs to no account here`);
  const open = await openSubscription(db.knex, userId);
  if (open && open.stripe_subscription === null) {
    await rows(db.knex, 'update subscriptions set stripe_subscription = ? where id = ? and stripe_subscription is null', [snapshot.id, open.id]);
  } else {
    const status = open ? 'canceled' : 'incomplete';
    await rows(
      db.knex,
      `insert into subscriptions (id, user_id, stripe_subscription, status, price_cents, created_at, updated_at)
       values (:id, :userId, :stripe, :status, :priceCents, :at, :at) on conflict do nothing`,
      { id: newId(), userId, stripe: snapshot.id, status, priceCents: snapshot.priceCents, at: clock.now() },
    );
  }
  const row = await findSubscription(db.knex, 'stripe_subscription', snapshot.id);
  if (!row) throw new StaleSnapshot();
  return row;
}

const UPDATE = `
  update subscriptions set status = :status, price_cents = :priceCents, period_start = :periodStart, period_end = :periodEnd,
    cancel_at_period_end = :cancelAtPeriodEnd, started_at = :startedAt,
    ended_at = case when :status = 'canceled' then coalesce(cast(:endedAt as timestamptz), ended_at, :at) end, sync_no = sync_no + 1, updated_at = :at
  where id = :id and sync_no = :syncNo returning *`;

async function write({ db, clock, outbox, identity }: PaymentsContext, before: SubscriptionRow, snapshot: SubscriptionSnapshot): Promise<SubscriptionRow> {
  const { status, priceCents, periodStart, periodEnd, cancelAtPeriodEnd, startedAt, endedAt } = snapshot;
  return db.transaction(async (tx) => {
    const change = { status, priceCents, periodStart, periodEnd, cancelAtPeriodEnd, startedAt, endedAt, id: before.id, syncNo: before.sync_no, at: clock.now() };
    const [after] = await rows<SubscriptionRow>(tx, UPDATE, change);
    if (!after) throw new StaleSnapshot();
    if (isPro(before.status) !== isPro(after.status)) {
      await outbox.publish(tx, planChanged, { userId: after.user_id, plan: isPro(after.status) ? 'pro' : 'free' });
      // The owner asked for account deletion and then paid a subscription on a page that was still open, so the renewal must be turned off.
      if (isPro(after.status) && (await identity.awaitsDeletion(tx, after.user_id))) await outbox.enqueue(tx, settleRenewalJob, { userId: after.user_id }, { queue: PAYMENTS_QUEUE, jobId: `renewal-${after.user_id}-${after.sync_no}`, priority: 0 });
    }
    if (after.status === 'past_due' && before.status === 'active') {
      await outbox.publish(tx, renewalFailed, { userId: after.user_id, subscriptionId: after.id });
    }
    return after;
  });
}
