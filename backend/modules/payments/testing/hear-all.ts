import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';

/** Delivers in order the provider's events since the last call. An event for which `lost` returns true is never delivered. */
export function listener(fixtures: PaymentsFixtures): (lost?: () => boolean) => Promise<void> {
  let heard = fixtures.sandbox.events().length;
  return async (lost = () => false) => {
    const news = fixtures.sandbox.events().slice(heard);
    heard += news.length;
    for (const event of news) if (!lost()) await fixtures.deliver(event);
  };
}
