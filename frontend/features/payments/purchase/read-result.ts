import type { PaymentIntentResult } from '@stripe/stripe-js';
import { DECLINED, statusProblem } from './payment-problems.ts';

/** Result of a payment that the payment provider was asked to confirm. */
export type Outcome =
  | { name: 'paid' }
  /**
   * In the result of a payment, `over` means that this payment can no longer succeed, so the next try starts another one. `uncertain`: the
   * provider's answer did not arrive or is not final, so the buyer may have been charged.
   */
  | { name: 'failed'; problem: string; over: boolean; uncertain: boolean }
  /** The buyer has to correct the card field; the payment was not tried. */
  | { name: 'invalid'; problem: string };

/** Errors of the payment provider after which the card may have been charged nevertheless. */
const UNCERTAIN = new Set<string>(['api_connection_error', 'api_error']);

/**
 * Reads the provider's answer to a payment. A payment that is already paid counts as success: an earlier answer did not arrive, or another
 * tab paid. A canceled payment cannot succeed any more.
 */
export function readResult({ paymentIntent, error }: PaymentIntentResult): Outcome {
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status === 'succeeded') return { name: 'paid' };
  if (error?.type === 'validation_error') return { name: 'invalid', problem: error.message ?? DECLINED };
  const over = status === 'canceled' || error?.code === 'resource_missing';
  if (error) return { name: 'failed', problem: error.message || DECLINED, over, uncertain: UNCERTAIN.has(error.type) };
  return { name: 'failed', problem: statusProblem(status ?? 'unknown'), over, uncertain: status === 'processing' };
}
