import { AppError } from '#kernel/errors.ts';
import { rows } from '#kernel/db/raw.ts';
import { CUSTOMER_MISSING } from '../payments.errors.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';

const INSERT = 'insert into payment_customers (user_id, stripe_customer, created_at) values (?, ?, ?) on conflict do nothing';

/** Returns the person's customer id at the provider, and creates the customer at the first purchase (docs/rules/payments.md#one-customer). */
async function ensureCustomer(context: PaymentsContext, userId: string): Promise<string> {
  const { db, clock, identity } = context;
  const known = await customerOf(context, userId);
  if (known !== null) return known;
  const { customers } = providerOf(context);
  const [{ gone }] = (await rows<{ gone: number }>(db.knex, 'select count(*)::int as gone from payment_customers where user_id = ?', [userId])) as [{ gone: number }];
  const created = await customers.create(userId, gone);
  const { displayName, email } = await identity.contact(db.knex, userId);
  // The provider gets name and email before the customer's row is stored. If the process stops between, a repeated call finds the same customer by its key.
  await customers.describe(created, { name: displayName, email });
  await rows(db.knex, INSERT, [userId, created, clock.now()]);
  return (await customerOf(context, userId)) ?? created;
}

/** Calls the provider with a person's customer id. If that customer was deleted at the provider, the person gets a new one and the call is repeated. */
export async function asCustomer<T>(context: PaymentsContext, userId: string, ask: (customerId: string) => Promise<T>): Promise<T> {
  const customerId = await ensureCustomer(context, userId);
  try {
    return await ask(customerId);
  } catch (error) {
    if (!(error instanceof AppError && error.code === CUSTOMER_MISSING)) throw error;
    await customerIsGone(context, customerId);
    return ask(await ensureCustomer(context, userId));
  }
}

/** Stores that the provider has deleted this customer. */
export async function customerIsGone({ db, clock }: Pick<PaymentsContext, 'db' | 'clock'>, customer: string): Promise<void> {
  await rows(db.knex, 'update payment_customers set gone_at = coalesce(gone_at, ?) where stripe_customer = ?', [clock.now(), customer]);
}

/** The person's current customer id at the provider; null for a person who never bought anything. */
export async function customerOf({ db }: Pick<PaymentsContext, 'db'>, userId: string): Promise<string | null> {
  const [row] = await db.knex('payment_customers').where({ user_id: userId, gone_at: null }).select('stripe_customer');
  return row?.stripe_customer ?? null;
}

/** The person behind a customer id at the provider, also a former one; null for a customer who is not ours. */
export async function userOfCustomer({ db }: Pick<PaymentsContext, 'db'>, customer: string): Promise<string | null> {
  const [row] = await db.knex('payment_customers').where({ stripe_customer: customer }).select('user_id');
  return row?.user_id ?? null;
}
