import { permit } from '#contracts/permissions.ts';
import {
  creditPayment as creditEndpoint, getCatalogue, getReconciliation, getStripeSync, listReconciliations as listEndpoint, listStripeEvents, replayStripeEvent, startReconciliation as startEndpoint,
  syncCatalogue as syncEndpoint,
} from '#contracts/stripe-sync.ts';
import { notFound } from '#kernel/errors.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { creditPayment } from '../commands/credit-payment.ts';
import { replayEvent } from '../commands/replay-event.ts';
import { startReconciliation } from '../commands/start-reconciliation.ts';
import { catalogue, syncCatalogue } from '../commands/sync-catalogue.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { listEvents } from '../queries/list-events.ts';
import { findReconciliation, listReconciliations, presentReconciliation } from '../queries/reconciliations.ts';
import { syncState } from '../queries/sync-state.ts';

/** The routes of reconciliation, event replay and Stripe catalogue, with which administrators keep our records and the provider's the same. */
export function syncRoutes(routes: Routes, context: PaymentsContext): void {
  const { knex } = context.db;
  const access = permit('payments.sync');
  routes.read(getStripeSync, access, () => syncState(context));
  routes.read(listStripeEvents, access, ({ query }) => listEvents(knex, query));
  routes.write(replayStripeEvent, access, async ({ params, ...call }, tx) => ({ event: await replayEvent(context, tx, call, params.id) }));
  routes.read(getCatalogue, access, async () => ({ rows: await catalogue(context) }));
  routes.session(syncEndpoint, access, ({ body, ...call }) => syncCatalogue(context, call, body));
  routes.write(startEndpoint, access, async ({ viewer, body }, tx) => ({ reconciliation: await startReconciliation(context, tx, viewer, body) }));
  routes.read(listEndpoint, access, async ({ query }) => ({ items: await listReconciliations(knex, query.limit) }));
  routes.read(getReconciliation, access, async ({ params }) => {
    const row = await findReconciliation(knex, params.id);
    if (!row) throw notFound('This comparison');
    return { reconciliation: presentReconciliation(row) };
  });
  routes.session(creditEndpoint, access, ({ params, ...call }) => creditPayment(context, call, params.id));
}
