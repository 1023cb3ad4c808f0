import { dollars } from '#lib/money.ts';

/** claw-back-preview.tsx */
export const CLAW_BACK_PREVIEW = {
  takenFromTheWallet: 'Taken from the wallet now',
  allOfThem: 'All of them are still in the wallet.',
};

/** disputes-panel.tsx */
export const DISPUTES_PANEL = {
  evidenceDue: '· evidence due by',
  openTheOrder: (name: string) => `Open the order of ${name}`,
  disputeOfAtStripe: (name: string) => `The dispute of ${name} at Stripe`,
};

/** order-drawer.tsx */
export const ORDER_DRAWER = {
  linkMayBeWrong: 'The link may be wrong.',
};

/** order-filters.tsx */
export const ORDER_FILTERS = {
  placeholder: 'Name, email, order or payment',
};

/** order-state.ts */
export const ORDER_STATE = {
  bankDecidesAbout: 'The bank decides about this payment. A disputed payment cannot be refunded.',
  itIsRefunded: 'It is refunded in full already.',
  nothingWasPaidSo: 'Nothing was paid, so there is nothing to refund.',
};

/** orders-panel.tsx */
export const ORDERS_PANEL = {
  longerPeriodFindsMore: 'A longer period finds more.',
  ordersOfThisPeriod: 'Orders of this period appear here.',
  moreThan100People: 'More than 100 people fit these words. Add letters to see the orders of all of them.',
};

/** orders-table.tsx */
export const ORDERS_TABLE = {
  openTheOrder: (name: string, productName: string, amountCents: number) => `Open the order of ${name}: ${productName}, ${dollars(amountCents)}`,
  paymentOfAtStripe: (name: string) => `The payment of ${name} at Stripe`,
};

/** product-bars.tsx */
export const PRODUCT_BARS = {
  nothingWasSold: 'Nothing was sold in this period.',
};

/** refund-form.tsx */
export const REFUND_FORM = {
  dollarsAndCentsSuch: 'Dollars and cents, such as 4.99',
  isAll: (left: number) => `${dollars(left)} is all that is left`,
  help: 'For the audit log, beside your name.',
  previewCouldNot: 'The preview could not be calculated.',
  title: (cents: number | null, who: string) => `Refund ${dollars(cents ?? 0)} to ${who}?`,
  failed: 'No answer arrived.',
  retry: 'You can press again: it happens only once.',
  moneyGoesBack: 'The money goes back to the card. A refund cannot be undone.',
  ofThemAreSpent: (debt: number) => ` ${debt.toLocaleString('en-US')} of them are spent and become debt.`,
  moneyGoesBackToTheCard: (tokens: number, debt: string) => `The money goes back to the card and ${tokens.toLocaleString('en-US')} tokens go with it.${debt} A refund cannot be undone.`,
};

/** sales-tiles.tsx */
export const SALES_TILES = {
  atTheEnd: 'at the end of the period',
};
