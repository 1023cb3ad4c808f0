import type { PaymentSession } from '#contracts/payments.ts';
import { AppError } from '#kernel/errors.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { Product } from '#modules/pricing/index.ts';
import { alreadyPro, isRefused, paymentRefused, providerUnavailable, wrongPrice } from '../payments.errors.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { openSubscription } from '../queries/order-rows.ts';
import type { SubscriptionRow } from '../queries/order-rows.ts';
import { asCustomer } from './ensure-customer.ts';
import { syncSubscription } from './sync-subscription.ts';

/** The most subscription rows that one request tries. A try either succeeds, or finds that the row's subscription is over and goes on to a new row. */
const LOOKS = 5;

/**
 * Begins a Pro subscription, or continues an unpaid one, since a person has one open subscription (docs/rules/payments.md#one-subscription).
 * The row's id stands for the payment in `getPaymentStatus`.
 * @throws AppError unknown_price for another price than the plan's, already_pro
 */
export async function beginSubscription(context: PaymentsContext, userId: string, priceId: string): Promise<PaymentSession> {
  providerOf(context);
  const { pro } = await context.pricing.products(context.db.knex);
  if (pro.priceId !== priceId) throw wrongPrice();
  await context.limits.take('payment', userId);
  for (let look = 1; look <= LOOKS; look += 1) {
    const row = await ensureRow(context, userId, pro.priceCents);
    const clientSecret = row.stripe_subscription === null ? await create(context, row, pro) : await goOn(context, row, row.stripe_subscription, pro);
    if (clientSecret !== null) return { clientSecret, orderId: row.id };
  }
  throw providerUnavailable(new Error('every subscription that was begun was over at once'));
}

/**
 * The client secret of the payment that a begun subscription waits for. Null when it is over: canceled, expired, or begun at another price
 * than today's and never paid.
 */
async function goOn(context: PaymentsContext, row: SubscriptionRow, stripeSubscription: string, pro: Product): Promise<string | null> {
  const { subscriptions } = providerOf(context);
  if (row.status === 'incomplete' && row.price_cents === pro.priceCents) {
    const clientSecret = await subscriptions.secret(stripeSubscription);
    if (clientSecret !== null) return clientSecret;
  }
  // Asks the provider for the subscription's state, because an event about it may be late.
  const { status, price_cents: priceCents } = await syncSubscription(context, stripeSubscription);
  if (status === 'canceled') return null;
  if (status !== 'incomplete') throw alreadyPro();
  if (priceCents === pro.priceCents) return subscriptions.secret(stripeSubscription);
  await subscriptions.giveUp(stripeSubscription).catch((error: unknown) => {
    // If the provider refuses to cancel the unpaid subscription, the person paid it at this moment. The caller's next try then throws already_pro.
    if (!isRefused(error)) throw error;
  });
  await syncSubscription(context, stripeSubscription);
  return null;
}

const ATTACH = `
  update subscriptions set stripe_subscription = :stripe, price_cents = :priceCents, updated_at = :at
  where id = :id and status <> 'canceled' and (stripe_subscription is null or stripe_subscription = :stripe) returning id`;

/** Creates the subscription at the provider. Returns null and cancels it there when its row ended or got another subscription during the call. */
async function create(context: PaymentsContext, row: SubscriptionRow, pro: Product): Promise<string | null> {
  const { db, clock } = context;
  const { subscriptions } = providerOf(context);
  const wanted = { subscriptionId: row.id, userId: row.user_id, product: { ...pro, interval: 'month' as const } };
  const { id, clientSecret } = await asCustomer(context, row.user_id, (customerId) => subscriptions.begin({ ...wanted, customerId })).catch(async (error: unknown) => {
    // The idempotency key is made from the subscription's row, and the provider repeats a refusal for the same key. Closing the row gives the next click a new
    // key.
    if (error instanceof AppError && isRefused(error)) await close(context, row);
    throw error;
  });
  const attached = await rows(db.knex, ATTACH, { id: row.id, stripe: id, priceCents: pro.priceCents, at: clock.now() });
  if (attached.length === 0) {
    await subscriptions.cancel(id);
    return null;
  }
  if (clientSecret === null) throw paymentRefused('No payment session created. Please try again.', undefined);
  return clientSecret;
}

const close = ({ db, clock }: PaymentsContext, { id }: SubscriptionRow): Promise<unknown> =>
  rows(db.knex, `update subscriptions set status = 'canceled', updated_at = ? where id = ? and stripe_subscription is null`, [clock.now(), id]);

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
