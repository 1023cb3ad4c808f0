import type { QueryOf } from '#contracts/endpoint.ts';
import type { listOrders as endpoint, SalesOrder } from '#contracts/sales.ts';
import { CSV_START, csvLine } from '#kernel/http/csv.ts';
import { dollarsFromCents } from '#modules/pricing/index.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { listOrders } from './list-orders.ts';

const COLUMNS = ['order', 'created', 'paid', 'person', 'kind', 'product', 'dollars', 'fee', 'refunded', 'tokens', 'taken back', 'status', 'payment'];
const PAGE = 100;

/** The status column of the orders' CSV: a paid order with a refund of a part of its amount is `partly refunded`. */
const statusWords = ({ status, refundedCents }: SalesOrder): string => (status === 'paid' && refundedCents > 0 ? 'partly refunded' : status);

/** The orders that match a filter as CSV, read page by page; amounts are in dollars. */
export async function* ordersAsCsv(context: PaymentsContext, query: QueryOf<typeof endpoint>): AsyncIterable<string> {
  yield CSV_START + csvLine(COLUMNS);
  let before: string | undefined;
  do {
    const page = await listOrders(context, { ...query, before, limit: PAGE });
    yield page.items
      .map((order) =>
        csvLine([
          order.id, order.createdAt, order.paidAt, order.user?.username ?? null, order.kind, order.productName, dollarsFromCents(order.amountCents),
          dollarsFromCents(order.feeCents), dollarsFromCents(order.refundedCents), order.tokens, order.clawedBack, statusWords(order), order.paymentIntent,
        ]),
      )
      .join('');
    before = page.nextCursor ?? undefined;
  } while (before !== undefined);
}
