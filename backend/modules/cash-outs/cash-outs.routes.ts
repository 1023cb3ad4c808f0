import { decideCashOut as decideEndpoint, getCashOuts, listCashOuts as listEndpoint, requestCashOut as requestEndpoint } from '#contracts/cash-outs.ts';
import { permit } from '#contracts/permissions.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { CashOutsContext } from './cash-outs-context.ts';
import { decideCashOut } from './commands/decide-cash-out.ts';
import { requestCashOut } from './commands/request-cash-out.ts';
import { listCashOuts, ownCashOuts } from './queries/list-cash-outs.ts';

const PAY = permit('cash_outs.decide');

export function cashOutsRoutes(routes: Routes, context: CashOutsContext): void {
  routes.read(getCashOuts, 'member', ({ viewer, query }) => ownCashOuts(context, viewer, query));
  routes.write(requestEndpoint, 'member', async ({ viewer, body }, tx) => ({ cashOut: await requestCashOut(tx, context, viewer, body) }));
  routes.read(listEndpoint, PAY, ({ query }) => listCashOuts(context, query));
  routes.write(decideEndpoint, PAY, async ({ params, body, viewer, requestId }, tx) => ({ cashOut: await decideCashOut(tx, context, { viewer, requestId }, params.id, body) }));
}
