import { dollars } from '#lib/money.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** checkout/checkout-link.tsx */
export const CHECKOUT_LINK = {
  label: 'Pay on the secure checkout page instead',
};

/** checkout/checkout-problem.ts */
export const CHECKOUT_PROBLEM = {
  unreachable: 'The payment system cannot be reached. Please try again in a moment.',
  failed: 'The purchase did not work. Please try again.',
};

/** credited-box.tsx */
export const CREDITED_BOX = {
  credited: (tokens: number) => `${tokenWords(tokens)} added to your wallet`,
  waiting: 'Confirming your payment…',
  waitingNote: 'You can close this page. Your tokens are added automatically and you get a message.',
};

/** landing/payment-landing.tsx */
export const PAYMENT_LANDING = {
  paidText: (productName: string, amountCents: number) => `${productName} for ${dollars(amountCents)} is paid.`,
  waitingText: 'We are waiting for your bank’s answer.',
  failedText: 'Nothing was charged.',
  failedReason: 'The payment did not go through. Please check your card details and try again.',
  notFoundText: 'It may belong to another account. Your purchases are listed in your wallet.',
};

/** payment-unavailable.ts */
export const PAYMENT_UNAVAILABLE_WORDS = {
  description: 'Purchases are not available at the moment. You can still use your tokens.',
};

/** wallet/package-cards.tsx */
export const PACKAGE_CARDS = {
  title: 'No token packages available at the moment.',
};

/** wallet/wallet-dialog.tsx */
export const WALLET_DIALOG = {
  historyLink: 'View Transaction History',
  failedRunsNote: 'Failed, timed-out and blocked runs cost nothing, automatically.',
};
