import { createFailpoints } from '#kernel/failpoints.ts';
import { newId } from '#kernel/ids.ts';
import { createStripeProvider } from '#modules/payments/index.ts';
import type { Sandbox } from '#payments-sandbox';
import { beginCardPayment } from '../../payments/commands/begin-purchase.ts';
import { handleProviderEvent } from '../../payments/commands/handle-provider-event.ts';
import { receiveEvent } from '../../payments/commands/receive-event.ts';
import type { PaymentsContext } from '../../payments/payments-context.ts';
import type { Person, SellingFixtures } from './selling-fixtures.ts';

/** Buys tokens at the payments sandbox and disputes payments there. Each call also delivers the provider's events. */
export interface CashDesk {
  /** Buys 100 tokens by card. Returns the id of the payment. */
  buy(person: Person): Promise<string>;
  /** Disputes a payment, as the owner of the card would. Returns the id of the dispute. */
  dispute(payment: string): Promise<string>;
  close(dispute: string, won: boolean): Promise<void>;
  /** Ends all open disputes against the platform. */
  loseAll(): Promise<void>;
}

export function openCashDesk({ app }: SellingFixtures, sandbox: Sandbox): CashDesk {
  const { config, db, clock, log, outbox, limits } = app.services;
  const { identity, pricing, wallet } = app.modules;
  const context: PaymentsContext = {
    db, clock, log, outbox, limits, failpoints: createFailpoints(null),
    identity: identity.identity, pricing: pricing.pricing, wallet: wallet.wallet, ledger: wallet.ledger,
    origins: { countries: () => Promise.resolve(new Map()), referrers: () => Promise.resolve(new Map()) },
    provider: createStripeProvider(config.payments.stripe!),
    options: { linkBaseUrl: 'http://127.0.0.1', sandbox: true, dashboardUrl: sandbox.url, retryEventsMs: [0], eventTries: 1_000 },
  };
  const open = new Set<string>();
  let heard = sandbox.events().length;
  const hear = async (): Promise<void> => {
    const news = sandbox.events().slice(heard);
    heard += news.length;
    for (const event of news) {
      const { body, signature } = sandbox.signed(event);
      await receiveEvent(context, Buffer.from(body), signature, 'test');
      await handleProviderEvent(context, event.id);
    }
  };
  const desk: CashDesk = {
    async buy({ id }) {
      const { clientSecret } = await beginCardPayment(context, id, { priceId: 'price_conjure_creator-stack', tokenAmount: 100 }, { idempotency: null, requestHash: newId() });
      await sandbox.pay(clientSecret);
      await hear();
      return clientSecret.split('_secret_')[0]!;
    },
    async dispute(payment) {
      const dispute = sandbox.dispute(payment);
      open.add(dispute);
      await hear();
      return dispute;
    },
    async close(dispute, won) {
      sandbox.closeDispute(dispute, won);
      open.delete(dispute);
      await hear();
    },
    async loseAll() {
      for (const dispute of [...open]) await desk.close(dispute, false);
    },
  };
  return desk;
}
