export const GET_TOKENS_BUTTON = {
  button: 'Get more tokens',
};

export const PRICE_LINES = {
  total: 'Total',
  label: 'Balance after',
};

export const SPEND_DIALOG = {
  button: 'Cancel',
};
