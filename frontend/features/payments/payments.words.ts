import { dollars } from '#lib/money.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** checkout/checkout-link.tsx */
export const CHECKOUT_LINK = {
  payOnTheSecure: 'Pay on the secure checkout page instead',
};

/** checkout/checkout-problem.ts */
export const CHECKOUT_PROBLEM = {
  paymentSystemCannot: 'The payment system cannot be reached. Please try again in a moment.',
  purchaseDidNotWork: 'The purchase did not work. Please try again.',
};

/** credited-box.tsx */
export const CREDITED_BOX = {
  addedToYourWallet: (tokens: number, tokens2: number) => `${tokenWords(tokens || tokens2)} added to your wallet`,
  confirmingYourPayment: 'Confirming your payment…',
  youCanClose: 'You can close this page. Your tokens are added automatically and you get a message.',
};

/** landing/payment-landing.tsx */
export const PAYMENT_LANDING = {
  forIsPaid: (productName: string, amountCents: number) => `${productName} for ${dollars(amountCents)} is paid.`,
  weAreWaiting: 'We are waiting for your bank’s answer.',
  nothingWasCharged: 'Nothing was charged.',
  paymentDidNotGo: 'The payment did not go through. Please check your card details and try again.',
  itMayBelong: 'It may belong to another account. Your purchases are listed in your wallet.',
};

/** payment-unavailable.ts */
export const PAYMENT_UNAVAILABLE_WORDS = {
  purchasesAreNotAvailable: 'Purchases are not available at the moment. You can still use your tokens.',
};

/** wallet/package-cards.tsx */
export const PACKAGE_CARDS = {
  title: 'No token packages available at the moment.',
};

/** wallet/wallet-dialog.tsx */
export const WALLET_DIALOG = {
  viewTransactionHistory: 'View Transaction History',
  failedTimedOut: 'Failed, timed-out and blocked runs cost nothing, automatically.',
};
