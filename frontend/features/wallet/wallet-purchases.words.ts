import type { OrderStatus } from '#contracts/payments.ts';
import { counted } from '#contracts/plural.ts';
import { PRODUCT } from '#contracts/product.ts';
import { REFUND_HOURS, REFUND_RUNS } from '#contracts/selling.ts';
import { fullDate } from '#lib/full-date.ts';
import { dollars } from '#lib/money.ts';
import { tokenWords } from '#ui/token-amount.tsx';

export const BILLING_PANEL = {
  perMonth: (tokensPerMonth: number | undefined) => `per month${tokensPerMonth === undefined ? '' : `, ${tokenWords(tokensPerMonth)} with each paid month`}`,
  noSubscription: 'No subscription.',
  proOffer: (priceCents: number, tokensPerMonth: number) => `Pro is ${dollars(priceCents)} a month and brings ${tokenWords(tokensPerMonth)} each time.`,
  unpaid: 'You started a subscription and have not paid it. Start again to continue.',
  portalText: 'The payment provider keeps your cards, billing address and invoices.',
  noCustomerText: 'Once you have bought something, your cards and billing address can be changed here.',
  invoicesHeading: 'Invoices',
  proHeading: `${PRODUCT} Pro`,
  seeWhatProButton: 'See what Pro brings',
  cardsAndDetailsHeading: 'Cards and details',
  busyLabel: 'Opening…',
  manageCardsInvoicesButton: 'Manage cards and invoices',
};

/** Name of each state of a paid order, as its buyer reads it. */
export const INVOICE_STATES: Record<OrderStatus, string> = {
  created: 'Open',
  processing: 'Processing',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

export const INVOICE_LIST = {
  emptyText: 'No invoices yet.',
  linkDetails: (of: string) => `of ${of}, in a new tab`,
  receiptText: 'Receipt',
  pdfText: 'PDF',
};

export const PRO_ACTIONS = {
  cancelledToast: 'Your tokens stay.',
  resumedToast: 'It renews as before.',
  cancelTitle: `Cancel ${PRODUCT} Pro?`,
  proIsCancelledToast: 'Pro is cancelled',
  proResumedToast: 'Pro resumed',
  notResumedText: 'Not resumed',
  paymentDueBadge: 'Payment due',
  currentPlanBadge: 'Current plan',
  openingBusyLabel: 'Opening…',
  manageButton: 'Manage',
  resumingBusyLabel: 'Resuming…',
  resumeButton: 'Resume',
  cancelProButton: 'Cancel Pro',
  description: (end: string) => `${end} Every token stays yours. You can resume Pro until then.`,
  keep: 'Keep Pro',
  cancellingBusyLabel: 'Cancelling…',
};

export const PRO_STATE = {
  endsOn: (day: string) => `Ends on ${day}. Your tokens stay.`,
  endsWithMonth: 'Ends with the paid month. Your tokens stay.',
  pastDue: 'The last payment did not go through. Update your card to keep Pro.',
  renewsOn: (day: string) => `Renews on ${day}.`,
  renewsEachMonth: 'Renews each month.',
  staysUntil: (periodEnd: string | null) => `Pro stays on until ${periodEnd ? fullDate(periodEnd) : 'the end of the paid month'}.`,
};

export const ASK_DIALOG = {
  description: (title: string) => `The ${REFUND_HOURS} hours or ${REFUND_RUNS} runs for a direct refund are over for “${title}”. A moderator decides.`,
  failedTitle: 'Your request was not sent',
  failed: 'No answer arrived. You can press again: it is sent only once.',
  label: 'What went wrong?',
  help: 'You can ask once for each unlock.',
  toast: 'Your request is in',
  title: (paid: number) => `Ask for ${tokenWords(paid)} back`,
  cancelButton: 'Cancel',
  busyLabel: 'Sending…',
  sendTheRequestButton: 'Send the request',
};

export const UNLOCK_LIST = {
  emptyText: 'Prompts that you unlock appear here, with their refunds.',
  title: 'Nothing unlocked yet',
  lookAroundButton: 'Look around',
  label: 'Unlocked prompts, latest first',
};

export const UNLOCK_ROW = {
  askButton: 'Ask for a refund',
  removedTitle: 'It can no longer be run',
  removedText: (paid: number) =>
    `It was taken down because it broke a rule. ${paid > 0 ? `You can get your ${tokenWords(paid)} back at any time.` : 'You had paid nothing for it.'}`,
  refundedText: 'It was refunded meanwhile.',
  refundedToast: (title: string) => `“${title}” is sealed again.`,
  refundText: (paid: number) => `${counted(paid, 'token goes', 'tokens go')} back to your wallet, and the text is sealed again.`,
  refundFreeText: 'You had paid nothing for it, and the text is sealed again.',
  refundFailed: 'No answer arrived. You can press again: it happens only once.',
  deletedPromptTitle: 'A deleted prompt',
  refundedBadge: 'Refunded',
  takenDownBadge: 'Taken down',
  yoursBadge: 'Yours',
  versionText: (version: number, paid: number) => `{day}, version ${version}, ${tokenWords(paid)}`,
  button: 'Refund',
  ofText: (title: string) => `of ${title}`,
  askedRefundTitle: 'You asked for a refund',
  refundGrantedTitle: 'Your refund was granted',
  refundRefusedTitle: 'Your refund was refused',
  refundTitle: (title: string) => `Refund “${title}”?`,
  busyLabel: 'Returning…',
};
