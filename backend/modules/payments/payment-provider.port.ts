import type { PaymentCatalogue } from './ports/payment-catalogue.port.ts';
import type { PaymentCustomers } from './ports/payment-customers.port.ts';
import type { PaymentEvents } from './ports/payment-events.port.ts';
import type { PaymentPurchases } from './ports/payment-purchases.port.ts';
import type { PaymentRecords } from './ports/payment-records.port.ts';
import type { PaymentSubscriptions } from './ports/payment-subscriptions.port.ts';

/**
 * The payment provider. Every call that creates something has our own id as its key, so that a repeated call creates nothing
 * twice. Failures are AppErrors: `payment_provider_unavailable` when the provider cannot be reached, `payment_refused` when it
 * refuses.
 */
export interface PaymentProvider {
  readonly live: boolean;
  readonly customers: PaymentCustomers;
  readonly purchases: PaymentPurchases;
  readonly subscriptions: PaymentSubscriptions;
  readonly records: PaymentRecords;
  readonly catalogue: PaymentCatalogue;
  readonly events: PaymentEvents;
}
