import { rows } from '#kernel/db/raw.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';

/** The person's id at the provider, made at the first purchase and once for good (quality.md 3g, rule 6). */
export async function ensureCustomer(context: PaymentsContext, userId: string): Promise<string> {
  const { db, clock, identity } = context;
  const known = await customerOf(context, userId);
  if (known !== null) return known;
  const provider = providerOf(context);
  const created = await provider.createCustomer(userId);
  await rows(db.knex, 'insert into payment_customers (user_id, stripe_customer, created_at) values (?, ?, ?) on conflict (user_id) do nothing', [userId, created, clock.now()]);
  const customer = (await customerOf(context, userId)) ?? created;
  const { displayName, email } = await identity.contact(db.knex, userId);
  await provider.describeCustomer(customer, { name: displayName, email });
  return customer;
}

/** The person's id at the provider; null for somebody who never bought anything. */
export async function customerOf({ db }: Pick<PaymentsContext, 'db'>, userId: string): Promise<string | null> {
  const [row] = await rows<{ stripe_customer: string }>(db.knex, 'select stripe_customer from payment_customers where user_id = ?', [userId]);
  return row?.stripe_customer ?? null;
}

/** The person behind an id at the provider; null for a customer who is not ours. */
export async function userOfCustomer({ db }: Pick<PaymentsContext, 'db'>, customer: string): Promise<string | null> {
  const [row] = await rows<{ user_id: string }>(db.knex, 'select user_id from payment_customers where stripe_customer = ?', [customer]);
  return row?.user_id ?? null;
}
