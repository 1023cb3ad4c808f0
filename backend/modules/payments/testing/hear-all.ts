import type { PaymentsTestBed } from '#testing/payments-test-bed.ts';

/** Delivers what happened at the provider since the last call, in order; what `lost` says never arrives. */
export function listener(bed: PaymentsTestBed): (lost?: () => boolean) => Promise<void> {
  let heard = bed.sandbox.events().length;
  return async (lost = () => false) => {
    const news = bed.sandbox.events().slice(heard);
    heard += news.length;
    for (const event of news) if (!lost()) await bed.deliver(event);
  };
}
