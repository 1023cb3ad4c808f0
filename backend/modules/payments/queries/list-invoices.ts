import type { InvoiceView } from '#contracts/payments.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { presentInvoice } from '../payments.presenter.ts';
import type { OrderRow } from './order-rows.ts';
import { placeOfId } from './places.ts';

/** A page of a person's paid orders, latest first. Ids are UUID v7, so their order is that of time. */
export async function listInvoices(
  connection: Connection,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<{ items: InvoiceView[]; nextCursor: string | null }> {
  placeOfId(before);
  const found = await rows<OrderRow>(
    connection,
    `select * from orders where user_id = :userId and granted ${before === undefined ? '' : 'and id < cast(:before as uuid)'} order by id desc limit :limit`,
    { userId, limit: limit + 1, ...(before !== undefined && { before }) },
  );
  const items = found.slice(0, limit);
  return { items: items.map(presentInvoice), nextCursor: found.length > limit ? items.at(-1)!.id : null };
}
