import { counted } from '#contracts/plural.ts';
import { dollars } from '#lib/money.ts';

/** claw-back-preview.tsx */
export const CLAW_BACK_PREVIEW = {
  takenLabel: 'Taken from the wallet now',
  noDebt: 'All of them are still in the wallet.',
};

/** disputes-panel.tsx */
export const DISPUTES_PANEL = {
  evidenceDue: 'evidence due by {day}',
  orderLabel: (name: string) => `Open the order of ${name}`,
  stripeLabel: (name: string) => `The dispute of ${name} at Stripe`,
};

/** order-drawer.tsx */
export const ORDER_DRAWER = {
  notFoundText: 'The link may be wrong.',
};

/** order-filters.tsx */
export const ORDER_FILTERS = {
  placeholder: 'Name, email, order or payment',
};

/** order-state.ts */
export const ORDER_STATE = {
  disputed: 'The bank decides about this payment. A disputed payment cannot be refunded.',
  refunded: 'It is refunded in full already.',
  unpaid: 'Nothing was paid, so there is nothing to refund.',
};

/** orders-panel.tsx */
export const ORDERS_PANEL = {
  noMatchText: 'A longer period finds more.',
  emptyText: 'Orders of this period appear here.',
  tooManyPeople: 'More than 100 people fit these words. Add letters to see the orders of all of them.',
};

/** orders-table.tsx */
export const ORDERS_TABLE = {
  orderLabel: (name: string, productName: string, amountCents: number) => `Open the order of ${name}: ${productName}, ${dollars(amountCents)}`,
  stripeLabel: (name: string) => `The payment of ${name} at Stripe`,
};

/** product-bars.tsx */
export const PRODUCT_BARS = {
  emptyText: 'Nothing was sold in this period.',
};

/** refund-form.tsx */
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
      : `The money goes back to the card and ${counted(tokens, 'token goes', 'tokens go')} with it.${debt > 0 ? ` ${debt.toLocaleString('en-US')} of them are spent and become debt.` : ''} A refund cannot be undone.`,
};

/** sales-tiles.tsx */
export const SALES_TILES = {
  mrrNote: 'at the end of the period',
};
