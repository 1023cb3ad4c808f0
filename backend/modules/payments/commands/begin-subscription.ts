import type { PaymentSession } from '#contracts/payments.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { alreadyPro, paymentRefused, wrongPrice } from '../payments.errors.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { openSubscription } from '../queries/order-rows.ts';
import type { SubscriptionRow } from '../queries/order-rows.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Begins a Pro subscription, or goes on with the one that was begun and not paid: there is one open subscription for a
 * person, whatever tabs and retries do (quality.md, case 34). Its id stands for the payment in `getPaymentStatus`.
 * @throws AppError unknown_price for another price than the plan's, already_pro
 */
export async function beginSubscription(context: PaymentsContext, userId: string, priceId: string): Promise<PaymentSession> {
  const provider = providerOf(context);
  const { pro } = await context.pricing.products(context.db.knex);
  if (pro.priceId !== priceId) throw wrongPrice();
  await context.limits.take('payment', userId);
  const subscription = await ensureRow(context, userId, pro.priceCents);
  if (subscription.status !== 'incomplete') throw alreadyPro();
  if (subscription.stripe_subscription !== null) {
    const clientSecret = await provider.subscriptionSecret(subscription.stripe_subscription);
    if (clientSecret !== null) return { clientSecret, orderId: subscription.id };
    // It was paid, or it ran out, and the news of it are still on their way.
    const { status } = await syncSubscription(context, subscription.stripe_subscription);
    if (status === 'canceled') return beginSubscription(context, userId, priceId);
    throw alreadyPro();
  }
  const customerId = await ensureCustomer(context, userId);
  const product = { ...pro, interval: 'month' as const };
  const { id, clientSecret } = await provider.createSubscription({ subscriptionId: subscription.id, customerId, userId, product });
  await rows(context.db.knex, 'update subscriptions set stripe_subscription = ?, updated_at = ? where id = ?', [id, context.clock.now(), subscription.id]);
  if (clientSecret === null) throw paymentRefused('No payment session created. Please try again.', undefined);
  return { clientSecret, orderId: subscription.id };
}

async function ensureRow({ db, clock }: PaymentsContext, userId: string, priceCents: number): Promise<SubscriptionRow> {
  for (;;) {
    await rows(
      db.knex,
      `insert into subscriptions (id, user_id, status, price_cents, created_at, updated_at) values (:id, :userId, 'incomplete', :priceCents, :at, :at)
       on conflict (user_id) where status <> 'canceled' do nothing`,
      { id: newId(), userId, priceCents, at: clock.now() },
    );
    const row = await openSubscription(db.knex, userId);
    if (row) return row;
  }
}
