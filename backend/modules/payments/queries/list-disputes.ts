import type { DisputeView } from '#contracts/sales.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { placeOfTime } from './places.ts';

interface Row {
  stripe_dispute: string;
  order_id: string;
  amount_cents: number;
  reason: string;
  status: DisputeView['status'];
  opened_at: Date;
  closed_at: Date | null;
  user_id: string;
  product_name: string;
  stripe_payment_intent: string | null;
}

const PAGE = `
  select d.*, o.user_id, o.product_name, o.stripe_payment_intent from disputes d join orders o on o.id = d.order_id
  where cast(:at as timestamptz) is null or (d.opened_at, d.stripe_dispute) < (cast(:at as timestamptz), :id)
  order by d.opened_at desc, d.stripe_dispute desc limit :limit`;

/** A page of disputes, latest first. */
export async function listDisputes(
  { db, identity, provider }: PaymentsContext,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<{ items: DisputeView[]; nextCursor: string | null }> {
  const { at, id } = placeOfTime(before) ?? {};
  const found = await rows<Row>(db.knex, PAGE, { limit: limit + 1, at: at ?? null, id: id ?? '' });
  const page = found.slice(0, limit);
  const names = await identity.usernames(db.knex, [...new Set(page.map((row) => row.user_id))]);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      id: row.stripe_dispute,
      orderId: row.order_id,
      user: names.has(row.user_id) ? { id: row.user_id, username: names.get(row.user_id)! } : null,
      productName: row.product_name,
      amountCents: row.amount_cents,
      reason: row.reason,
      status: row.status,
      openedAt: row.opened_at.toISOString(),
      closedAt: row.closed_at?.toISOString() ?? null,
      stripeUrl: row.stripe_payment_intent === null || provider === null ? null : provider.paymentPage(row.stripe_payment_intent),
    })),
    nextCursor: found.length > limit && last ? `${last.opened_at.toISOString()} ${last.stripe_dispute}` : null,
  };
}
