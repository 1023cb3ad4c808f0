import { LONG_TEXT_WORDS } from '#contracts/pricing.ts';
import { costPerToken, dollars } from '#lib/money.ts';
import { tokenWords } from '#ui/token-amount.tsx';

export const CHECKOUT_LINK = {
  label: 'Pay on the secure checkout page instead',
};

export const CHECKOUT_PROBLEM = {
  unreachable: 'The payment system cannot be reached. Please try again in a moment.',
  failed: 'The purchase did not work. Please try again.',
};

export const CREDITED_BOX = {
  credited: (tokens: number) => `${tokenWords(tokens)} added to your wallet`,
  waiting: 'Confirming your payment…',
  waitingNote: 'You can close this page. Your tokens are added automatically and you get a message.',
  newBalanceTerm: 'New balance',
  receiptTerm: 'Receipt',
  link: 'Open receipt',
};

export const PAYMENT_LANDING = {
  paidText: (productName: string, amountCents: number) => `${productName} for ${dollars(amountCents)} is paid.`,
  waitingText: 'We are waiting for your bank’s answer.',
  failedText: 'Nothing was charged.',
  failedReason: 'The payment did not go through. Please check your card details and try again.',
  notFoundText: 'It may belong to another account. Your purchases are listed in your wallet.',
  paymentSuccessfulTitle: 'Payment Successful!',
  stillProcessingTitle: 'Still processing',
  almostThereTitle: 'Almost there',
  continueButton: 'Continue',
  paymentFailedTitle: 'Payment Failed',
  openWalletButton: 'Open wallet',
  tryAgainButton: 'Try again',
  paymentNotFoundTitle: 'Payment not found',
};

export const PAYMENT_UNAVAILABLE_WORDS = {
  description: 'Purchases are not available at the moment. You can still use your tokens.',
};

export const PACKAGE_CARDS = {
  title: 'No token packages available at the moment.',
  loadingPackagesLabel: 'Loading packages',
  button: 'Refresh',
  tokenPackagesLabel: 'Token packages',
};

export const WALLET_DIALOG = {
  historyLink: 'View Transaction History',
  failedRunsNote: 'Failed, timed-out and blocked runs cost nothing, automatically.',
  title: 'Wallet',
  yourBalanceText: 'Your balance',
};

export const CARD_FIELD = {
  cardInformationText: 'Card information',
};

export const PRODUCT_SUMMARY = {
  renewsEachMonthText: 'Renews each month',
  monthText: '/ month',
  purchaseTokenPackagesText: 'Purchase token packages',
  prioritySupportText: 'Priority support',
  balanceAfterText: 'Balance after',
  becomesText: 'becomes',
};

export const PURCHASE_DIALOG = {
  title: (name: string) => `Purchase ${name}`,
};

export const PACKAGE_CARD = {
  enoughForThisText: 'Enough for this',
  mostPopularText: 'Most Popular',
  perTokenText: (cents: number, tokens: number) => `${costPerToken(cents, tokens)} per token`,
};

export const PURCHASE_BUTTON = {
  paymentUnavailableText: 'Payment Unavailable',
  purchaseNowText: 'Purchase Now',
};

export const USAGE_GUIDE = {
  shortTextLabel: 'Short text',
  upToWordsHint: `up to ${LONG_TEXT_WORDS} words`,
  longTextLabel: 'Long text',
  imageLabel: 'Image',
  eachPictureHint: 'each picture',
  videoLabel: 'Video',
  eachClipHint: 'each clip',
  heading: 'Token Usage Guide',
};

export const PAYMENT_SUCCESS = {
  title: 'Sign in to see your payment',
  signSeeStatusText: 'Sign in to see the status of your payment.',
  button: 'Sign In',
};
