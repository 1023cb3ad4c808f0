import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import type { PaymentsContext } from './payments-context.ts';

const ORDERS = `select id, kind, product_name as "product", amount_cents as "amountCents", currency, tokens, status, refunded_cents as "refundedCents",
  invoice_no as "invoice", paid_at as "paidAt", created_at as "createdAt" from orders where user_id = ? order by id`;
const SUBSCRIPTIONS = `select id, status, price_cents as "priceCents", period_start as "periodStart", period_end as "periodEnd",
  started_at as "startedAt", ended_at as "endedAt" from subscriptions where user_id = ? order by id`;

/** A person's purchases for the personal data export. Orders stay after an account's deletion, without its name. */
export const personalData = ({ db }: Pick<PaymentsContext, 'db'>): PersonalData => ({
  async *export(userId) {
    yield { name: 'payments/orders.json', data: await rows<object>(db.knex, ORDERS, [userId]) };
    yield { name: 'payments/subscriptions.json', data: await rows<object>(db.knex, SUBSCRIPTIONS, [userId]) };
  },
  erase: () => Promise.resolve(),
});
