/** The toast of a server without a payment provider (docs/rules/payments.md#unavailable). */
export const PAYMENT_UNAVAILABLE = {
  tone: 'destructive',
  title: 'Payment Unavailable',
  description: 'Purchases are not available at the moment. You can still use your tokens.',
} as const;
