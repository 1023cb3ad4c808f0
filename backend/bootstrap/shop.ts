import { countriesOf } from '#modules/analytics/index.ts';
import { createCashOuts } from '#modules/cash-outs/index.ts';
import type { CashOutsModule } from '#modules/cash-outs/index.ts';
import type { IdentityModule } from '#modules/identity/index.ts';
import type { OperationsModule } from '#modules/operations/index.ts';
import { createPayments, createStripeProvider } from '#modules/payments/index.ts';
import type { PaymentsModule } from '#modules/payments/index.ts';
import type { PricingModule } from '#modules/pricing/index.ts';
import { createReferrals, referrersOf } from '#modules/referrals/index.ts';
import type { ReferralsModule } from '#modules/referrals/index.ts';
import type { WalletModule } from '#modules/wallet/index.ts';
import type { Services } from './services.ts';

interface Known {
  identity: IdentityModule;
  pricing: PricingModule;
  wallet: WalletModule;
  /** The module operations is built later, so this function is called only when a request needs it. */
  operations(): OperationsModule;
}

/** Builds the modules that move money and rewards between people and the platform: payments, referrals and payouts. */
export function shopOf(services: Services, { identity: { identity }, pricing: { pricing }, wallet, operations }: Known): { payments: PaymentsModule; referrals: ReferralsModule; cashOuts: CashOutsModule } {
  const { config, db, clock, log, outbox, limits, failpoints, sealer } = services;
  const { stripe } = config.payments;
  return {
    payments: createPayments({
      db, clock, log, outbox, limits, failpoints, identity, pricing,
      wallet: wallet.wallet,
      ledger: wallet.ledger,
      origins: { countries: countriesOf, referrers: referrersOf },
      provider: stripe && createStripeProvider(stripe),
      options: { linkBaseUrl: config.http.linkBaseUrl, sandbox: stripe?.sandbox ?? false, dashboardUrl: stripe?.dashboardUrl ?? null },
    }),
    referrals: createReferrals({ db, clock, log, outbox, identity, wallet: wallet.wallet, rewards: wallet.rewards, linkBaseUrl: config.http.linkBaseUrl, secret: config.session.secret }),
    cashOuts: createCashOuts({
      db, clock, outbox, sealer, identity, pricing,
      tokens: wallet.cashOuts,
      centsPer100: config.cashOuts.centsPer100,
      flagged: (connection, viewer) => operations().flags.value(connection, 'cash_outs', viewer),
    }),
  };
}
