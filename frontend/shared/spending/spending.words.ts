/** get-tokens-button.tsx */
export const GET_TOKENS_BUTTON = {
  button: 'Get more tokens',
};

/** price-lines.tsx */
export const PRICE_LINES = {
  total: 'Total',
  label: 'Balance after',
};

/** spend-dialog.tsx */
export const SPEND_DIALOG = {
  button: 'Cancel',
};
