import type { PaymentStatus } from '#contracts/payments.ts';

const LAST_LOOK = 60;

/**
 * Returns the wait before the next poll of a payment, in ms: a second at first, then longer; false when its state cannot change. A failed
 * payment is polled a few times, because the event of a declined card may arrive before that of the card that worked.
 */
export function pollDelay(state: PaymentStatus['state'] | undefined, looks: number): number | false {
  if (state === 'done') return false;
  if (state === 'failed') return looks < 20 ? 2_000 : false;
  if (looks < 10) return 1_000;
  return looks < LAST_LOOK ? 3_000 : 15_000;
}
