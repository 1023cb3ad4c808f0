/** This server has no payment provider (specification 8, Checkout toasts). */
export const PAYMENT_UNAVAILABLE = {
  tone: 'destructive',
  title: 'Payment Unavailable',
  description: 'Purchases are not available at the moment. You can still use your tokens.',
} as const;
