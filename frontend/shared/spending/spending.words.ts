/** Texts of get-tokens-button.tsx. */
export const GET_TOKENS_BUTTON = {
  button: 'Get more tokens',
};

/** Texts of price-lines.tsx. */
export const PRICE_LINES = {
  total: 'Total',
  label: 'Balance after',
};

/** Texts of spend-dialog.tsx. */
export const SPEND_DIALOG = {
  button: 'Cancel',
};
