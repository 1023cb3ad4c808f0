import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { IdempotencyKey } from '#kernel/http/endpoint-handler.ts';
import type { Product } from '#modules/pricing/index.ts';
import { requestKeyReused } from '../payments.errors.ts';
import type { PaymentsContext } from '../payments-context.ts';
import type { OrderRow } from '../queries/order-rows.ts';

/** One click on a purchase button, identified by the request's idempotency key, or without one by the request's hash. */
export interface Click {
  idempotency: IdempotencyKey | null;
  requestHash: string;
}

const INSERT = `
  insert into orders (id, user_id, kind, product_id, product_name, amount_cents, tokens, status, request_key, request_hash, created_at, updated_at)
  values (:id, :userId, 'tokens', :productId, :name, :priceCents, :tokens, 'created', :key, :hash, :at, :at)
  on conflict do nothing returning *`;

/**
 * Finds or makes the order of one click (docs/rules/payments.md#one-order-per-click), with today's price and tokens from the database
 * (docs/rules/payments.md#price-from-the-database).
 * @throws AppError idempotency_key_reused when the key stands for another purchase
 */
export async function openOrder({ db, clock }: PaymentsContext, userId: string, product: Product, { idempotency, requestHash }: Click): Promise<OrderRow> {
  const key = idempotency?.key ?? null;
  const { productId, name, priceCents, tokens } = product;
  // Without an idempotency key the hash that identifies a click contains the price. After a price change the same click opens another order at the price on the
  // page.
  const hash = key === null ? `${requestHash}:${productId}:${priceCents}:${tokens}` : requestHash;
  const wanted = { id: newId(), userId, productId, name, priceCents, tokens, key, hash, at: clock.now() };
  const [created] = await rows<OrderRow>(db.knex, INSERT, wanted);
  if (created) return created;
  const [earlier] = await rows<OrderRow>(
    db.knex,
    key === null
      ? `select * from orders where user_id = ? and request_hash = ? and request_key is null and status in ('created', 'processing')`
      : 'select * from orders where user_id = ? and request_key = ?',
    [userId, key ?? hash],
  );
  // The earlier order was paid a moment ago, so it is over, and the same click without a key opens a new order.
  if (!earlier) return openOrder({ db, clock } as PaymentsContext, userId, product, { idempotency, requestHash });
  if (earlier.request_hash !== hash) throw requestKeyReused();
  return earlier;
}
