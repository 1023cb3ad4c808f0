import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';
import type { Module } from '#kernel/module.ts';
import { closeCustomer, closeLeftCustomers } from './commands/change-subscription.ts';
import { forgetEvents } from './commands/forget-events.ts';
import { handleProviderEvent } from './commands/handle-provider-event.ts';
import { reviveEvents } from './commands/revive-events.ts';
import { tellLateTakings } from './commands/tell-takings.ts';
import { settleLateRenewals, settleRenewal } from './commands/settle-renewal.ts';
import { runReconciliation } from './commands/run-reconciliation.ts';
import { paymentsMigrations } from './migrations/index.ts';
import type { PaymentsContext, PaymentsOptions } from './payments-context.ts';
import type { Payments } from './payments.ts';
import { personalData } from './personal-data.ts';
import { paymentRoutes, webhookRoute } from './routes/payments.routes.ts';
import { breakdownCsv, ordersCsv, salesRoutes } from './routes/sales.routes.ts';
import { syncRoutes } from './routes/stripe-sync.routes.ts';
import { waitingDisputes, waitingEvents } from './queries/waiting-payments.ts';
import { onAccountDeletion } from './subscribers/on-account-deletion.ts';
import { onUserErased } from './subscribers/on-user-erased.ts';

export type { BuyerOrigins } from './buyer-origins.port.ts';
export type { PaymentProvider } from './payment-provider.port.ts';
export type { PaymentsOptions } from './payments-context.ts';
export type { Payments } from './payments.ts';
export { eventLag } from './queries/event-lag.ts';
export { daySales } from './queries/day-sales.ts';
export { disputingPeople } from './queries/disputing-people.ts';
export { paymentsMigrations } from './migrations/index.ts';
export { closeCustomerJob, processEventJob, reconcileJob, settleRenewalJob } from './payments.jobs.ts';
export { createStripeProvider } from './providers/stripe-provider.ts';

const paymentsDefaults: Pick<PaymentsOptions, 'retryEventsMs' | 'eventTries'> = {
  retryEventsMs: [SECOND_MS, 5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS],
  eventTries: 30,
};

export interface PaymentsDeps extends Omit<PaymentsContext, 'options'> {
  options: Omit<PaymentsOptions, keyof typeof paymentsDefaults> & Partial<PaymentsOptions>;
}

export interface PaymentsModule extends Module {
  payments: Payments;
}

/** Composes the payments module: orders, subscriptions, the provider webhook, refunds, disputes and reconciliation. */
export function createPayments(deps: PaymentsDeps): PaymentsModule {
  const context: PaymentsContext = { ...deps, options: { ...paymentsDefaults, ...deps.options } };
  return {
    payments: {
      handleProviderEvent: (eventId) => handleProviderEvent(context, eventId),
      reconcile: (id) => runReconciliation(context, id),
      settleRenewal: (userId) => settleRenewal(context, userId),
      closeCustomer: (userId) => closeCustomer(context, userId),
      waitingDisputes,
      waitingEvents,
    },
    migrations: paymentsMigrations,
    routes(routes) {
      paymentRoutes(routes, context);
      salesRoutes(routes, context);
      syncRoutes(routes, context);
    },
    rawRoutes(mount) {
      webhookRoute(mount, context);
      ordersCsv(mount, context);
      breakdownCsv(mount, context);
    },
    subscriptions: [onUserErased(context), ...onAccountDeletion(context)],
    personalData: personalData(context),
    maintenance: [
      { name: 'payments.revive_events', everyMs: MINUTE_MS, run: () => reviveEvents(context) },
      { name: 'payments.close_customers', everyMs: 5 * MINUTE_MS, run: () => closeLeftCustomers(context) },
      { name: 'payments.settle_renewals', everyMs: 5 * MINUTE_MS, run: () => settleLateRenewals(context) },
      { name: 'payments.tell_takings', everyMs: MINUTE_MS, run: () => tellLateTakings(context) },
      { name: 'payments.forget_events', everyMs: DAY_MS, run: () => forgetEvents(context) },
    ],
  };
}
