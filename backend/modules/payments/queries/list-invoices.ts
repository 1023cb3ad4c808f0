import type { InvoiceView } from '#contracts/payments.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { presentInvoice } from '../payments.presenter.ts';
import type { OrderRow } from './order-rows.ts';

/** A page of a person's paid orders, latest first. Ids are UUID v7, so sorting by id sorts by time. */
export async function listInvoices(
  connection: Connection,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<{ items: InvoiceView[]; nextCursor: string | null }> {
  const after = afterId(before, 'before');
  const found = await rows<OrderRow>(
    connection,
    `select * from orders where user_id = :userId and granted ${after === null ? '' : 'and id < cast(:after as uuid)'} order by id desc limit :limit`,
    { userId, limit: limit + 1, ...(after !== null && { after }) },
  );
  const { page, nextCursor } = cutPageById(found, limit);
  return { items: page.map(presentInvoice), nextCursor };
}
