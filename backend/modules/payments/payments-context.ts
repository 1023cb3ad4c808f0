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
  /** The origin of the addresses to which the provider's pages send buyers back. */
  linkBaseUrl: string;
  /** Whether the provider is the local payments sandbox; it only decides whether pages say so. */
  sandbox: boolean;
  dashboardUrl: string | null;
  /** The waits in ms before a failed event of the provider is handled again. The last wait repeats (docs/rules/payments.md#event-retries). */
  retryEventsMs: readonly number[];
  /** After this many failures, an event of the provider is tried no more and waits for an administrator. */
  eventTries: number;
}

/** The dependencies of all commands of the payments module. */
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

/** The payment provider. @throws AppError payment_unavailable without keys */
export function providerOf({ provider }: Pick<PaymentsContext, 'provider'>): PaymentProvider {
  if (provider === null) throw paymentsUnavailable();
  return provider;
}
