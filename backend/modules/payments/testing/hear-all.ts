import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';

/** Delivers what happened at the provider since the last call, in order; what `lost` says never arrives. */
export function listener(fixtures: PaymentsFixtures): (lost?: () => boolean) => Promise<void> {
  let heard = fixtures.sandbox.events().length;
  return async (lost = () => false) => {
    const news = fixtures.sandbox.events().slice(heard);
    heard += news.length;
    for (const event of news) if (!lost()) await fixtures.deliver(event);
  };
}
