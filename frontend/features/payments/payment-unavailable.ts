import { PAYMENT_UNAVAILABLE_WORDS } from './payments.words.ts';

/** The toast that a buyer sees on a server without a payment provider (docs/rules/payments.md#unavailable). */
export const PAYMENT_UNAVAILABLE = {
  tone: 'destructive',
  title: 'Payment Unavailable',
  description: PAYMENT_UNAVAILABLE_WORDS.description,
} as const;
