import { Readable } from 'node:stream';
import { DAY_MS } from '#contracts/durations.ts';
import { BREAKDOWN_CSV_PATH, getSalesBreakdown, LONGEST_SALES_DAYS } from '#contracts/sales-breakdown.ts';
import { getSales, listDisputes as listDisputesEndpoint, listOrders as listOrdersEndpoint, ORDERS_CSV_PATH, previewRefund as previewEndpoint, refundOrder as refundEndpoint } from '#contracts/sales.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { permit } from '#contracts/permissions.ts';
import { invalid } from '#kernel/errors.ts';
import { authorize } from '#kernel/http/authorize.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { parseQuery, parseRequest } from '#kernel/http/parse-request.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { previewRefund, refundOrder } from '../commands/refund-order.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { breakdownAsCsv } from '../queries/breakdown-csv.ts';
import { listDisputes } from '../queries/list-disputes.ts';
import { listOrders } from '../queries/list-orders.ts';
import { ordersAsCsv } from '../queries/orders-csv.ts';
import { salesBreakdown } from '../queries/sales-breakdown.ts';
import { salesSummary } from '../queries/sales-summary.ts';
import type { Period } from '../queries/sales-summary.ts';

/** Checks the period that an administrator requested sales figures for. @throws AppError invalid for one that ends before it begins, or that is too long */
function checked<Asked extends Period>(period: Asked): Asked {
  const length = Date.parse(period.to) - Date.parse(period.from);
  if (length <= 0 || length > LONGEST_SALES_DAYS * DAY_MS) throw invalid([], 'Choose a period from one day to two years.');
  return period;
}

/** The routes with which administrators see sales and refund orders. */
export function salesRoutes(routes: Routes, context: PaymentsContext): void {
  const { db, ledger } = context;
  routes.read(getSales, permit('sales.read'), async ({ query }) => {
    const [summary, tokensOutstanding] = await Promise.all([salesSummary(db.knex, checked(query)), ledger.outstanding(db.knex)]);
    return { ...summary, tokensOutstanding };
  });
  routes.read(getSalesBreakdown, permit('sales.read'), ({ query }) => salesBreakdown(context, checked(query)));
  routes.read(listOrdersEndpoint, permit('sales.read'), ({ query }) => listOrders(context, query));
  routes.read(listDisputesEndpoint, permit('sales.read'), ({ query }) => listDisputes(context, query));
  routes.read(previewEndpoint, permit('sales.refund'), ({ params, query }) => previewRefund(context, params.id, query.amountCents));
  routes.session(refundEndpoint, permit('sales.refund'), async ({ params, body, ...call }) => ({ order: await refundOrder(context, call, params.id, body) }));
}

/** All orders that match the filter of the administrators' list, as a CSV file. */
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

/** The sales groups that the administrators' page shows, as a CSV file. */
export function breakdownCsv(mount: RawRoutes, context: PaymentsContext): void {
  mount.get(BREAKDOWN_CSV_PATH, async ({ ctx, viewer }) => {
    authorize(permit('sales.read'), viewer);
    const body = breakdownAsCsv(await salesBreakdown(context, checked(parseQuery(getSalesBreakdown.query, ctx.query))));
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment('conjure-sales-by-group.csv');
    ctx.body = body;
  });
}
