/** purchase/failure-dialog.tsx */
export const FAILURE_DIALOG = {
  makeSureThere: 'Make sure there are sufficient funds',
  description: 'No answer arrived. If you try again, you are not charged twice.',
  nothingWasCharged: 'Nothing was charged.',
};

/** purchase/payment-form.tsx */
export const PAYMENT_FORM = {
  paidOnceTokensNever: 'Paid once. Tokens never expire.',
};

/** purchase/secure-banner.tsx */
export const SECURE_BANNER = {
  yourCardDetailsGo: 'Your card details go straight to the payment provider and never touch our servers.',
  testCardsNoReal: 'Test cards: no real money moves here',
  anyFutureDateAny: 'Any future date, any security code.',
};

/** purchase/success-dialog.tsx */
export const SUCCESS_DIALOG = {
  yourTokenPurchase: 'Your token purchase was successful!',
  welcomeToPro: 'Welcome to Pro! Your subscription is now active.',
};
