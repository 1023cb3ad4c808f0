import type { DisputeView } from '#contracts/sales.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { placeInTime } from './places.ts';

interface Row {
  stripe_dispute: string;
  order_id: string;
  amount_cents: number;
  reason: string;
  status: DisputeView['status'];
  opened_at: Date;
  due_at: Date | null;
  closed_at: Date | null;
  user_id: string;
  product_name: string;
  stripe_payment_intent: string | null;
}

const DISPUTES = 'select d.*, o.user_id, o.product_name, o.stripe_payment_intent from disputes d join orders o on o.id = d.order_id';
const LATEST = `
  ${DISPUTES} where cast(:at as timestamptz) is null or (d.opened_at, d.stripe_dispute) < (cast(:at as timestamptz), :id)
  order by d.opened_at desc, d.stripe_dispute desc limit :limit`;
const DUE = 'coalesce(d.due_at, d.opened_at)';
const OPEN = `
  ${DISPUTES} where d.status = 'open' and (cast(:at as timestamptz) is null or (${DUE}, d.stripe_dispute) > (cast(:at as timestamptz), :id))
  order by ${DUE}, d.stripe_dispute limit :limit`;

/** A page of disputes: all of them latest first, or the open ones by the bank's deadline for evidence. */
export async function listDisputes(
  { db, identity, provider }: PaymentsContext,
  { limit, before, status }: { limit: number; before?: string | undefined; status?: 'open' | undefined },
): Promise<{ items: DisputeView[]; nextCursor: string | null }> {
  const [at, id] = afterPlace(before, placeInTime, 'before') ?? [null, ''];
  const found = await rows<Row>(db.knex, status === 'open' ? OPEN : LATEST, { limit: limit + 1, at, id });
  const dueOf = (row: Row): Date => (status === 'open' ? (row.due_at ?? row.opened_at) : row.opened_at);
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor([dueOf(last), last.stripe_dispute]));
  const names = await identity.usernames(db.knex, [...new Set(page.map((row) => row.user_id))]);
  const userOf = (id: string): { id: string; username: string } | null => {
    const username = names.get(id);
    return username === undefined ? null : { id, username };
  };
  return {
    items: page.map((row) => ({
      id: row.stripe_dispute,
      orderId: row.order_id,
      user: userOf(row.user_id),
      productName: row.product_name,
      amountCents: row.amount_cents,
      reason: row.reason,
      status: row.status,
      openedAt: row.opened_at.toISOString(),
      dueAt: row.due_at?.toISOString() ?? null,
      closedAt: row.closed_at?.toISOString() ?? null,
      stripeUrl: row.stripe_payment_intent === null || provider === null ? null : provider.records.pageUrl(row.stripe_payment_intent),
    })),
    nextCursor,
  };
}
