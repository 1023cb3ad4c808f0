import { MINUTE_MS } from '#contracts/durations.ts';
import type { SubscriptionView } from '#contracts/payments.ts';
import { rows } from '#kernel/db/raw.ts';
import { noPayments, notPro } from '../payments.errors.ts';
import { closeCustomerJob, PAYMENTS_QUEUE } from '../payments.jobs.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { presentSubscription } from '../payments.presenter.ts';
import { openSubscription } from '../queries/order-rows.ts';
import { asCustomer, customerIsGone, customerOf } from './ensure-customer.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Sets whether Pro ends with the paid period or renews. A second call changes nothing.
 * @throws AppError not_pro without a subscription that runs
 */
export async function setRenewal(context: PaymentsContext, userId: string, renews: boolean): Promise<SubscriptionView> {
  const subscription = await openSubscription(context.db.knex, userId);
  if (!subscription?.stripe_subscription) throw notPro();
  // The stored state of the subscription may be old, because an event can be late or lost. So the server asks the provider before it changes the renewal.
  const { status } = await syncSubscription(context, subscription.stripe_subscription);
  if (status === 'incomplete' || status === 'canceled') throw notPro();
  await providerOf(context).subscriptions.setCancelAtPeriodEnd(subscription.stripe_subscription, !renews);
  return presentSubscription(await syncSubscription(context, subscription.stripe_subscription));
}

/**
 * The address of the provider's page where a buyer changes cards and sees invoices. That page leads back to `returnPath`.
 * @throws AppError no_payments for a person who never bought anything
 */
export async function openPortal(context: PaymentsContext, userId: string, returnPath: string): Promise<string> {
  if ((await customerOf(context, userId)) === null) throw noPayments();
  return asCustomer(context, userId, (customer) => providerOf(context).customers.portalUrl(customer, `${context.options.linkBaseUrl}${returnPath}`));
}

/**
 * Ends the subscription of a deleted account and deletes its customer at the provider, so that the provider can charge no more. Payments and
 * refunds stay there.
 */
export async function closeCustomer(context: PaymentsContext, userId: string): Promise<void> {
  const { customers, subscriptions } = providerOf(context);
  const customer = await customerOf(context, userId);
  if (customer !== null) {
    await customers.delete(customer);
    await customerIsGone(context, customer);
  }
  const subscription = await openSubscription(context.db.knex, userId);
  if (!subscription?.stripe_subscription) return;
  await subscriptions.cancel(subscription.stripe_subscription);
  await syncSubscription(context, subscription.stripe_subscription);
}

const CLOSING = 'select distinct user_id from payment_customers where closing_at < ? and gone_at is null limit 500';
const LATE_MS = 5 * MINUTE_MS;

/** Maintenance: repeats the deletion of deleted accounts' customers at the provider until it works, because the provider may be unreachable or the job lost. */
export async function closeLeftCustomers({ db, clock, outbox }: PaymentsContext): Promise<void> {
  const now = clock.now().getTime();
  const left = await rows<{ user_id: string }>(db.knex, CLOSING, [new Date(now - LATE_MS)]);
  if (left.length === 0) return;
  const beat = (now - (now % LATE_MS)) / LATE_MS;
  await db.transaction(async (tx) => {
    for (const { user_id: userId } of left) await outbox.enqueue(tx, closeCustomerJob, { userId }, { queue: PAYMENTS_QUEUE, jobId: `customer-${userId}-${beat}`, priority: 1 });
  });
}
