import type { SubscriptionView } from '#contracts/payments.ts';
import { noPayments, notPro } from '../payments.errors.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { presentSubscription } from '../payments.presenter.ts';
import { openSubscription } from '../queries/order-rows.ts';
import { customerOf } from './ensure-customer.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Lets Pro end with the paid period, or renew after all. Doing it twice changes nothing more.
 * @throws AppError not_pro without a subscription that runs
 */
export async function setRenewal(context: PaymentsContext, userId: string, renews: boolean): Promise<SubscriptionView> {
  const subscription = await openSubscription(context.db.knex, userId);
  if (!subscription?.stripe_subscription || subscription.status === 'incomplete') throw notPro();
  await providerOf(context).setCancelAtPeriodEnd(subscription.stripe_subscription, !renews);
  return presentSubscription(await syncSubscription(context, subscription.stripe_subscription));
}

/**
 * Address of the provider's page for cards and invoices, which leads back to `returnPath`.
 * @throws AppError no_payments for somebody who never bought anything
 */
export async function openPortal(context: PaymentsContext, userId: string, returnPath: string): Promise<string> {
  const customer = await customerOf(context, userId);
  if (customer === null) throw noPayments();
  return providerOf(context).portalUrl(customer, `${context.options.linkBaseUrl}${returnPath}`);
}

/** Ends the subscription of somebody who left, at once. */
export async function closeCustomer(context: PaymentsContext, userId: string): Promise<void> {
  const subscription = await openSubscription(context.db.knex, userId);
  if (!subscription?.stripe_subscription) return;
  await providerOf(context).cancelSubscription(subscription.stripe_subscription);
  await syncSubscription(context, subscription.stripe_subscription);
}
