import { Readable } from 'node:stream';
import { DAY_MS } from '#contracts/durations.ts';
import { getSales, listDisputes as listDisputesEndpoint, listOrders as listOrdersEndpoint, ORDERS_CSV_PATH, previewRefund as previewEndpoint, refundOrder as refundEndpoint } from '#contracts/sales.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { permit } from '#contracts/permissions.ts';
import { invalid } from '#kernel/errors.ts';
import { authorize } from '#kernel/http/authorize.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { parseRequest } from '#kernel/http/parse-request.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { previewRefund, refundOrder } from '../commands/refund-order.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { listDisputes } from '../queries/list-disputes.ts';
import { listOrders } from '../queries/list-orders.ts';
import { ordersAsCsv } from '../queries/orders-csv.ts';
import { salesSummary } from '../queries/sales-summary.ts';

const LONGEST_MS = 800 * DAY_MS;

/** What administrators see and do about money. */
export function salesRoutes(routes: Routes, context: PaymentsContext): void {
  const { db, ledger } = context;
  routes.read(getSales, permit('sales.read'), async ({ query }) => {
    const length = Date.parse(query.to) - Date.parse(query.from);
    if (length <= 0 || length > LONGEST_MS) throw invalid([], 'Choose a period from one day to two years.');
    const [summary, tokensOutstanding] = await Promise.all([salesSummary(db.knex, query), ledger.outstanding(db.knex)]);
    return { ...summary, tokensOutstanding };
  });
  routes.read(listOrdersEndpoint, permit('sales.read'), ({ query }) => listOrders(context, query));
  routes.read(listDisputesEndpoint, permit('sales.read'), ({ query }) => listDisputes(context, query));
  routes.read(previewEndpoint, permit('sales.refund'), ({ params, query }) => previewRefund(context, params.id, query.amountCents));
  routes.session(refundEndpoint, permit('sales.refund'), async ({ params, body, ...call }) => ({ order: await refundOrder(context, call, params.id, body) }));
}

/** The orders that the list shows, all of them, as a file. */
export function ordersCsv(mount: RawRoutes, context: PaymentsContext): void {
  mount.get(ORDERS_CSV_PATH, ({ ctx, viewer }) => {
    authorize(permit('sales.read'), viewer);
    const { query } = parseRequest(listOrdersEndpoint, { params: {}, query: ctx.query, body: undefined });
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment('conjure-orders.csv');
    ctx.body = Readable.from(ordersAsCsv(context, query as QueryOf<typeof listOrdersEndpoint>));
    return Promise.resolve();
  });
}
