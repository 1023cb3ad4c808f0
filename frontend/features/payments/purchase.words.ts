import { dollars } from '#lib/money.ts';

export const FAILURE_DIALOG = {
  fundsTip: 'Make sure there are sufficient funds',
  uncertainText: 'No answer arrived. If you try again, you are not charged twice.',
  refusedText: 'Nothing was charged.',
  checkCardDetailsText: 'Check your card details',
  contactYourBankText: 'Contact your bank',
  tryAnotherPaymentText: 'Try another payment method',
  title: 'Payment Failed',
  cancelButton: 'Cancel',
  tryAgainButton: 'Try Again',
  heading: 'Common solutions',
};

export const PAYMENT_FORM = {
  packageNote: 'Paid once. Tokens never expire.',
  label: (name: string) => `Pay for ${name}`,
  tryAgainButton: 'Try again',
  busyLabel: 'Processing Payment...',
  paymentSuccessfulButton: 'Payment Successful!',
  completePaymentButton: (cents: number) => `Complete Payment ${dollars(cents)}`,
  renewsEachText: 'Renews each month. Cancel any time; your tokens stay.',
};

export const SECURE_BANNER = {
  text: 'Your card details go straight to the payment provider and never touch our servers.',
  testCardsTitle: 'Test cards: no real money moves here',
  testCardsHint: 'Any future date, any security code.',
  isDeclinedOutcome: 'is declined',
  asksForAuthenticationOutcome: 'asks for authentication',
  badge: 'Sandbox payments',
  securePaymentText: 'Secure payment.',
};

export const SUCCESS_DIALOG = {
  tokensText: 'Your token purchase was successful!',
  subscriptionText: 'Welcome to Pro! Your subscription is now active.',
  title: 'Payment Successful!',
  button: 'Continue',
};
