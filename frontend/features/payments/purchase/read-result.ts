import type { PaymentIntentResult } from '@stripe/stripe-js';
import { DECLINED, statusProblem } from './payment-problems.ts';

/** Result of confirming a payment. */
export type Outcome =
  | { name: 'paid' }
  /**
   * `over`: this payment can no longer succeed, so the next try begins another one. `uncertain`: the provider's answer was lost or
   * is not final, so money may have moved.
   */
  | { name: 'failed'; problem: string; over: boolean; uncertain: boolean }
  /** The card field has to be corrected; the payment was not tried. */
  | { name: 'invalid'; problem: string };

/** Errors after which the provider may have charged the card all the same. */
const UNCERTAIN = new Set<string>(['api_connection_error', 'api_error']);

/**
 * Reads the provider's answer. A payment that is paid already counts as success: the first answer was lost, or another tab was
 * quicker. A canceled payment is over.
 */
export function readResult({ paymentIntent, error }: PaymentIntentResult): Outcome {
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status === 'succeeded') return { name: 'paid' };
  if (error?.type === 'validation_error') return { name: 'invalid', problem: error.message ?? DECLINED };
  const over = status === 'canceled' || error?.code === 'resource_missing';
  if (error) return { name: 'failed', problem: error.message || DECLINED, over, uncertain: UNCERTAIN.has(error.type) };
  return { name: 'failed', problem: statusProblem(status ?? 'unknown'), over, uncertain: status === 'processing' };
}
