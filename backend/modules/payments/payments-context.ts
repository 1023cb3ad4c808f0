import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Failpoints } from '#kernel/failpoints.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { RateLimits } from '#kernel/http/rate-limits.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Pricing } from '#modules/pricing/index.ts';
import type { Ledger, Wallet } from '#modules/wallet/index.ts';
import type { BuyerOrigins } from './buyer-origins.port.ts';
import type { PaymentProvider } from './payment-provider.port.ts';
import { paymentsUnavailable } from './payments.errors.ts';

export interface PaymentsOptions {
  /** The beginning of the addresses to which the provider's pages send people back. */
  linkBaseUrl: string;
  /** Whether the provider is the local sandbox: for the mark on pages alone. */
  sandbox: boolean;
  dashboardUrl: string | null;
  /** Waits before a failed event is handled again, in ms. The last one repeats (docs/rules/payments.md#event-retries). */
  retryEventsMs: readonly number[];
  /** After this many failures an event waits for an administrator. */
  eventTries: number;
}

/** What all commands of this module need. */
export interface PaymentsContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  limits: RateLimits<'payment'>;
  failpoints: Failpoints;
  identity: Identity;
  pricing: Pricing;
  wallet: Wallet;
  ledger: Ledger;
  origins: BuyerOrigins;
  /** The payment provider; null on a server without its keys. */
  provider: PaymentProvider | null;
  options: PaymentsOptions;
}

/** The provider. @throws AppError payment_unavailable without keys */
export function providerOf({ provider }: Pick<PaymentsContext, 'provider'>): PaymentProvider {
  if (provider === null) throw paymentsUnavailable();
  return provider;
}
