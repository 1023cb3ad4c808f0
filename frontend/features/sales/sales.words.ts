import { counted, pluralWord } from '#contracts/plural.ts';
import { dollars } from '#lib/money.ts';
import { percentWords } from '#lib/percent-words.ts';

export const CLAW_BACK_PREVIEW = {
  takenLabel: 'Taken from the wallet now',
  tokensGoBackLines: 'Tokens that go back',
  walletAfterwardsLines: 'Wallet afterwards',
  moneyBackLines: 'Money back',
  stripeFeeNotReturnedLines: 'Stripe fee, not returned',
  label: 'Claw-back preview',
  grantedText: (granted: number, takenBack: number) =>
    `${granted.toLocaleString('en-US')} granted${takenBack === 0 ? '' : `, ${takenBack.toLocaleString('en-US')} taken back, ${(granted - takenBack).toLocaleString('en-US')} left`}`,
  inWalletText: (tokens: number) => (tokens === 1 ? 'The token that goes back is still in the wallet.' : `All ${tokens.toLocaleString('en-US')} tokens that go back are still in the wallet.`),
  spentHeldText: (debt: number) => `${debt.toLocaleString('en-US')} ${pluralWord(debt, 'is', 'are')} spent or held already. ${pluralWord(debt, 'It becomes', 'They become')} a debt, which the next tokens pay first.`,
};

export const DISPUTES_PANEL = {
  evidenceDue: 'evidence due by {day}',
  orderLabel: (name: string) => `Open the order of ${name}`,
  stripeLabel: (name: string) => `The dispute of ${name} at Stripe`,
  heading: 'Disputes',
  answeredStripeText: 'Answered at Stripe. The tokens of an open or lost one are taken back; a won one returns them.',
  noDisputesText: 'No disputes.',
  deletedAccount: 'a deleted account',
  forText: (productName: string, name: string) => `{dollars} for ${productName}, ${name}`,
  states: { open: 'Open', won: 'Won', lost: 'Lost' },
  openedText: (reason: string) => `${reason} · opened {day}`,
  closedText: '· closed {day}',
  orderButton: 'Order',
  link: 'Stripe',
};

/** Reasons of disputes as Stripe writes them, in words. */
const DISPUTE_REASONS: Readonly<Record<string, string>> = {
  credit_not_processed: 'A refund did not arrive', duplicate: 'Charged twice', fraudulent: 'The cardholder says they did not pay', general: 'No reason given',
  product_not_received: 'Nothing arrived', product_unacceptable: 'Not as described', subscription_canceled: 'Charged after cancelling', unrecognized: 'The cardholder does not recognise it',
};

/** Returns the reason of a dispute in words; a reason that Stripe added later is shown as Stripe writes it, with spaces. */
export const disputeReason = (reason: string): string => DISPUTE_REASONS[reason] ?? reason.replaceAll('_', ' ');

export const ORDER_DRAWER = {
  notFoundText: 'The link may be wrong.',
  orderNotFoundTitle: 'Order not found',
  deletedAccountText: 'A deleted account',
  paidText: 'paid {day}',
  startedText: 'started {day}',
  stripeText: 'Stripe',
  stripeFeeFacts: 'Stripe fee',
  notKnownYetFacts: 'not known yet',
  tokensGrantedFacts: 'Tokens granted',
  tokensToGrantFacts: 'Tokens to grant',
  tokensTakenBackFacts: 'Tokens taken back',
  tokensLeftFacts: 'Tokens left',
  noneYetFacts: 'none yet',
  openText: 'Open',
  thePaymentFailedTitle: 'The payment failed',
  label: 'Refund',
};

export const ORDER_FILTERS = {
  placeholder: 'Name, email, order or payment',
  anyStatusLabel: 'Any status',
  anyProductLabel: 'Any product',
  tokenPackagesLabel: 'Token packages',
  proLabel: 'Pro',
  ordersLabel: 'Orders',
  searchLabel: 'Search',
  statusLabel: 'Status',
  kindLabel: 'Kind',
};

export const ORDER_STATE = {
  disputed: 'The bank decides about this payment. A disputed payment cannot be refunded.',
  refunded: 'It is refunded in full already.',
  unpaid: 'Nothing was paid, so there is nothing to refund.',
};

export const ORDERS_PANEL = {
  noMatchText: 'A longer period finds more.',
  emptyText: 'Orders of this period appear here.',
  tooManyPeople: 'More than 100 people fit these words. Add letters to see the orders of all of them.',
  heading: 'Orders',
  noOrderMatchesTitle: 'No order matches',
  clearSearchFiltersButton: 'Clear search and filters',
  noOrdersYetTitle: 'No orders yet',
};

export const ORDERS_TABLE = {
  orderLabel: (name: string, productName: string, amountCents: number) => `Open the order of ${name}: ${productName}, ${dollars(amountCents)}`,
  stripeLabel: (name: string) => `The payment of ${name} at Stripe`,
  label: 'Orders',
  deletedAccount: 'a deleted account',
};

export const PRODUCT_BARS = {
  emptyText: 'Nothing was sold in this period.',
};

export const REFUND_FORM = {
  amountFormat: 'Dollars and cents, such as 4.99',
  amountTooLarge: (left: number) => `${dollars(left)} is all that is left`,
  reasonHelp: 'For the audit log, beside your name.',
  previewFailed: 'The preview could not be calculated.',
  confirmTitle: (cents: number | null, who: string) => `Refund ${dollars(cents ?? 0)} to ${who}?`,
  failed: 'No answer arrived.',
  retry: 'You can press again: it happens only once.',
  consequence: (tokens: number, debt: number) =>
    tokens === 0
      ? 'The money goes back to the card. A refund cannot be undone.'
      : `The money goes back to the card and ${counted(tokens, 'token goes', 'tokens go')} with it.${debt > 0 ? ` ${debt.toLocaleString('en-US')} of them ${pluralWord(debt, 'is spent and becomes', 'are spent and become')} debt.` : ''} A refund cannot be undone.`,
  fullLabel: 'Full',
  partLabel: 'Part',
  toast: 'Refund on its way',
  /** `takenBack` is null while Stripe has not confirmed the refund. */
  toastText: (amountCents: number, who: string, takenBack: number | null) =>
    `${dollars(amountCents)} goes back to ${who}.${takenBack === null ? ' The tokens follow once Stripe confirms.' : takenBack === 0 ? '' : ` ${counted(takenBack, 'token was', 'tokens were')} taken back.`}`,
  sizeLabel: 'Size',
  amountLabel: 'Amount',
  reasonLabel: 'Reason',
  action: 'Refund',
  busyLabel: 'Refunding…',
};

export const SALES_TILES = {
  mrrNote: 'at the end of the period',
  grossName: 'Gross',
  netName: 'Net',
  afterFeesNote: (feeCents: number) => `after ${dollars(feeCents)} fees`,
  refundsName: 'Refunds',
  byBanksNote: (disputeCents: number) => `${dollars(disputeCents)} by banks`,
  mrrName: 'MRR',
  proMembersName: 'Pro members',
  newNote: (count: string, left: string) => `${count} new${left}`,
  newMembers: 'in new members',
  arpuName: 'ARPU',
  noPaymentsNote: 'no payments',
  netPaidNote: (count: string) => `net, of ${count} who paid`,
  tokensSoldName: 'Tokens sold',
  tokensOutstandingName: 'Tokens outstanding',
  allWalletsNowNote: 'in all wallets, now',
  noChangeSize: 'no change',
  fromNothingSize: 'from nothing',
  noneYetText: 'none yet',
};

export const BREAKDOWN = {
  heading: 'Sales by group',
  table: 'Table of sales by group',
  groupBy: 'Group by',
  country: 'Country',
  package: 'Package',
  referral: 'Referral',
  csv: 'CSV',
  empty: 'Nothing was sold in this period.',
  columns: ['Group', 'Buyers', 'Orders', 'Gross', 'Back', 'Net', 'Share'],
  unknownCountry: 'Not known',
  noReferral: 'Without a referral',
  deletedAccount: 'A deleted account',
  definitions: {
    countries: 'The country is that of the buyer’s last time zone. “Back” is refunds and disputes of these days. Net is gross less fees and less what went back.',
    products: '“Back” is refunds and disputes of these days. Net is gross less fees and less what went back.',
    referrals: 'Buyers by the person who invited them. A revoked referral counts as none. Net is gross less fees and less what went back.',
  },
};

export const LIFETIME = {
  heading: 'Lifetime value, an estimate',
  none: 'Not yet',
  tooFew: (before: number) => `${counted(before, 'person', 'people')} paid in the earlier 30 days. The estimate needs 20.`,
  allCameBack: 'All of them paid again, so nothing says how long people stay.',
  nothingLeft: 'Nothing is left of the takings of these 30 days.',
  formula: 'Net per paying person in 30 days ÷ share of buyers who do not come back. Counted to the end of the period: 30 days, and the 30 days before them.',
  net: 'Net of 30 days',
  payers: 'People who paid in them',
  left: 'Did not come back',
  leftOf: (left: number, before: number, percent: number) => (before === 0 ? '–' : `${left.toLocaleString('en-US')} of ${before.toLocaleString('en-US')} (${percentWords(percent)})`),
};

export const RANGE_PICKER = {
  periodLabel: 'Period',
  daysInUtcLabel: 'Days, in UTC',
  firstDayLabel: 'First day',
  lastDayLabel: 'Last day',
};

export const REVENUE_PANEL = {
  dayLabel: 'Day',
  weekLabel: 'Week',
  monthLabel: 'Month',
  heading: 'Net revenue',
  afterFeesRefundsText: (feeCents: number, backCents: number) => `After ${dollars(feeCents)} fees and ${dollars(backCents)} refunds and disputes`,
  addUpByLabel: 'Add up by',
  legendLabel: 'Legend',
  grossText: 'Gross',
  netPeriodBeforeText: 'Net of the period before',
  ordersText: 'Orders',
  empty: 'Nothing was sold in this period or in the one before.',
  button: 'In numbers',
  chartRevenueLabel: (grain: string) => `Chart of revenue by ${grain}; the same in numbers is one button away`,
};

export const REVENUE_TABLE = {
  label: 'Revenue in numbers',
};
