import type { listOrders as endpoint, SalesOrder } from '#contracts/sales.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { isUuid } from '../domain/metadata.ts';
import type { PaymentsContext } from '../payments-context.ts';
import type { OrderRow } from './order-rows.ts';
import { givenEntriesOf } from '#contracts/typed-records.ts';

// The statement for a list of orders contains only the conditions that the request names, so that Postgres can use their indexes.
const CONDITIONS = {
  before: 'id < cast(:before as uuid)',
  status: 'status = :status',
  kind: 'kind = :kind',
  from: 'created_at >= :from',
  to: 'created_at < :to',
  id: 'id = cast(:id as uuid)',
  payment: '(stripe_payment_intent = :payment or stripe_invoice = :payment or stripe_session = :payment)',
  userId: 'user_id = cast(:userId as uuid)',
  userIds: 'user_id = any(cast(:userIds as uuid[]))',
} as const;

type OrderQuery = QueryOf<typeof endpoint>;

/** How many buyers one search for orders includes at most. */
const MOST_PEOPLE = 100;

/** A page of orders, latest first. The searched words are a part of a buyer's name or email address, or the id of an order or payment. */
export async function listOrders(context: PaymentsContext, { limit, q, ...query }: OrderQuery): Promise<{ items: SalesOrder[]; nextCursor: string | null; morePeople: boolean }> {
  const { db, identity } = context;
  afterId(query.before, 'before');
  const words = await meaning(context, q);
  if (words.userIds?.length === 0) return { items: [], nextCursor: null, morePeople: false };
  const morePeople = (words.userIds?.length ?? 0) > MOST_PEOPLE;
  const conditions = { ...query, ...words, ...(words.userIds && { userIds: words.userIds.slice(0, MOST_PEOPLE) }) };
  const asked = givenEntriesOf(conditions);
  const where = asked.length > 0 ? `where ${asked.map(([name]) => CONDITIONS[name]).join(' and ')}` : '';
  const found = await rows<OrderRow>(db.knex, `select * from orders ${where} order by id desc limit :limit`, { ...Object.fromEntries(asked), limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  const names = await identity.usernames(db.knex, [...new Set(page.map((order) => order.user_id))]);
  return { items: page.map((order) => presentOrder(context, order, names)), nextCursor, morePeople };
}

/** Reads the searched words as an order id, a payment id, or part of a buyer's name or email. `userIds` is empty when no account matches. */
async function meaning({ db, identity }: PaymentsContext, q: string | undefined): Promise<{ id?: string; payment?: string; userIds?: string[] }> {
  if (!q) return {};
  if (isUuid(q)) return { id: q };
  if (/^(pi|in|cs)_/.test(q)) return { payment: q };
  return { userIds: await identity.idsByWords(db.knex, q.replace(/^@/, ''), MOST_PEOPLE + 1) };
}

/** One order as administrators see it. */
export async function salesOrder(context: PaymentsContext, connection: Connection, order: OrderRow): Promise<SalesOrder> {
  return presentOrder(context, order, await context.identity.usernames(connection, [order.user_id]));
}

function presentOrder({ provider }: PaymentsContext, order: OrderRow, names: Map<string, string>): SalesOrder {
  const username = names.get(order.user_id);
  return {
    id: order.id,
    createdAt: order.created_at.toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    user: username === undefined ? null : { id: order.user_id, username },
    kind: order.kind,
    productName: order.product_name,
    amountCents: order.amount_cents,
    feeCents: order.fee_cents,
    refundedCents: order.refunded_cents,
    tokens: order.tokens,
    clawedBack: order.clawed_back,
    status: order.status,
    paymentIntent: order.stripe_payment_intent,
    stripeUrl: order.stripe_payment_intent === null || provider === null ? null : provider.records.pageUrl(order.stripe_payment_intent),
    receiptUrl: order.receipt_url,
    failure: order.failure,
  };
}
