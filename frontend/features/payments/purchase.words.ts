/** purchase/failure-dialog.tsx */
export const FAILURE_DIALOG = {
  fundsTip: 'Make sure there are sufficient funds',
  uncertainText: 'No answer arrived. If you try again, you are not charged twice.',
  refusedText: 'Nothing was charged.',
};

/** purchase/payment-form.tsx */
export const PAYMENT_FORM = {
  packageNote: 'Paid once. Tokens never expire.',
};

/** purchase/secure-banner.tsx */
export const SECURE_BANNER = {
  text: 'Your card details go straight to the payment provider and never touch our servers.',
  testCardsTitle: 'Test cards: no real money moves here',
  testCardsHint: 'Any future date, any security code.',
};

/** purchase/success-dialog.tsx */
export const SUCCESS_DIALOG = {
  tokensText: 'Your token purchase was successful!',
  subscriptionText: 'Welcome to Pro! Your subscription is now active.',
};
