/** This server has no payment provider (specification 8, Checkout toasts). */
export const PAYMENT_UNAVAILABLE = {
  tone: 'destructive',
  title: 'Payment Unavailable',
  description: 'Nothing can be bought here at the moment. Your tokens work as always.',
} as const;
