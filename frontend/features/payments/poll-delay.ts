import type { PaymentStatus } from '#contracts/payments.ts';

const LAST_LOOK = 60;

/**
 * ms until a payment is looked at again: each second at first, then slower; false when there is nothing to wait for. A failed
 * payment is watched a little, because news of an earlier, declined card may come before those of the one that worked.
 */
export function pollDelay(state: PaymentStatus['state'] | undefined, looks: number): number | false {
  if (state === 'done') return false;
  if (state === 'failed') return looks < 20 ? 2_000 : false;
  if (looks < 10) return 1_000;
  return looks < LAST_LOOK ? 3_000 : 15_000;
}
