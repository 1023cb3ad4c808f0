import { must } from '#contracts/must.ts';
import type { PaymentProvider } from '../payment-provider.port.ts';
import type { PaymentsContext } from '../payments-context.ts';

/** A payments context whose provider answers some calls by the functions in `changed`. */
export function withProvider(context: PaymentsContext, changed: { [Part in keyof PaymentProvider]?: Partial<PaymentProvider[Part]> }): PaymentsContext {
  const provider = must(context.provider, 'the provider of a test');
  return {
    ...context,
    provider: {
      live: changed.live ?? provider.live,
      customers: { ...provider.customers, ...changed.customers },
      purchases: { ...provider.purchases, ...changed.purchases },
      subscriptions: { ...provider.subscriptions, ...changed.subscriptions },
      records: { ...provider.records, ...changed.records },
      catalogue: { ...provider.catalogue, ...changed.catalogue },
      events: { ...provider.events, ...changed.events },
    },
  };
}
