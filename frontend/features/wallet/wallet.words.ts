import { PRODUCT } from '#contracts/product.ts';
import { REFUND_HOURS, REFUND_RUNS } from '#contracts/selling.ts';
import { fullDate } from '#lib/full-date.ts';
import { dollars } from '#lib/money.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** In several places. */
export const WALLET = {
  portalDidNotOpen: 'The portal did not open',
  nothingWasChangedPlease: 'Nothing was changed. Please try again.',
  moderatorDecidesAndAnswers: 'A moderator decides and answers by message.',
};

/** activity/activity-list.tsx */
export const ACTIVITY_LIST = {
  noActivityMatchesThese: 'No activity matches these filters.',
  heldTokensCount: 'Held tokens count in the balance until their run ends.',
};

/** activity/receipt-panel.tsx */
export const RECEIPT_PANEL = {
  setAsideBefore: 'Set aside before the run',
  allOf: 'All of it was charged',
  heldUntilTheRun: 'held until the run ends',
};

/** billing/billing-panel.tsx */
export const BILLING_PANEL = {
  withEachPaidMonth: (tokensPerMonth: number) => `, ${tokenWords(tokensPerMonth)} with each paid month`,
  proIsAMonth: (priceCents: number, tokensPerMonth: number) => ` Pro is ${dollars(priceCents)} a month and brings ${tokenWords(tokensPerMonth)} each time.`,
  youStartedASubscription: ' You started a subscription and have not paid it. Start again to continue.',
  paymentProviderKeeps: 'The payment provider keeps your cards, billing address and invoices.',
  onceYouHaveBought: 'Once you have bought something, your cards and billing address can be changed here.',
};

/** billing/invoice-list.tsx */
export const INVOICE_LIST = {
  noInvoicesYet: 'No invoices yet.',
  ofInANew: (of: string) => ` of ${of}, in a new tab`,
};

/** billing/pro-actions.tsx */
export const PRO_ACTIONS = {
  yourTokensStay: 'Your tokens stay.',
  itRenewsAsBefore: 'It renews as before.',
  title: `Cancel ${PRODUCT} Pro?`,
};

/** billing/pro-state.ts */
export const PRO_STATE = {
  endsOnYourTokens: (day: string) => `Ends on ${day}. Your tokens stay.`,
  endsWithThePaid: 'Ends with the paid month. Your tokens stay.',
  lastPaymentDidNot: 'The last payment did not go through. Update your card to keep Pro.',
  renewsOn: (day: string) => `Renews on ${day}.`,
  renewsEachMonth: 'Renews each month.',
  proStaysOnUntil: (periodEnd: string | null) => `Pro stays on until ${periodEnd ? fullDate(periodEnd) : 'the end of the paid month'}.`,
};

/** earn/earn-panel.tsx */
export const EARN_PANEL = {
  tokensFromRewards: 'Tokens from rewards and sales.',
};

/** summary/wallet-summary.tsx */
export const WALLET_SUMMARY = {
  upTo80: 'Up to 80 % of it is yours after 7 days',
  paymentWasRefunded: 'A payment was refunded or is disputed, after some of its tokens were spent. The next tokens you receive pay this debt first.',
};

/** unlocks/ask-dialog.tsx */
export const ASK_DIALOG = {
  description: (title: string) => `The ${REFUND_HOURS} hours or ${REFUND_RUNS} runs for a direct refund are over for “${title}”. A moderator decides.`,
  yourRequestWasNot: 'Your request was not sent',
  noAnswerArrived: 'No answer arrived. You can press again: it is sent only once.',
  label: 'What went wrong?',
  help: 'You can ask once for each unlock.',
};

/** unlocks/unlock-list.tsx */
export const UNLOCK_LIST = {
  promptsThatYouUnlock: 'Prompts that you unlock appear here, with their refunds.',
};

/** unlocks/unlock-row.tsx */
export const UNLOCK_ROW = {
  askForARefund: 'Ask for a refund',
  itCanNoLonger: 'It can no longer be run',
  youCanGet: (paid: number) => `You can get your ${tokenWords(paid)} back at any time.`,
  youHadPaidNothing: 'You had paid nothing for it.',
  itWasRefundedMeanwhile: 'It was refunded meanwhile.',
  isSealedAgain: (title: string) => `“${title}” is sealed again.`,
  description: (paid: number) => `${tokenWords(paid)} go back to your wallet, and the text is sealed again.`,
  youHadPaidNothing2: 'You had paid nothing for it, and the text is sealed again.',
  noAnswerArrived: 'No answer arrived. You can press again: it happens only once.',
};
