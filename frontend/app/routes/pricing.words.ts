export const PRICING = {
  heading: 'Pay only for what arrives.',
  tokensPayText: 'Tokens pay for text, images and video. You see the price before each run. A failed run costs nothing.',
  label: 'What comes first',
  paymentUnavailableBuyLabel: 'Payment Unavailable',
  purchaseNowBuyLabel: 'Purchase Now',
  button: 'Go Pro',
};
