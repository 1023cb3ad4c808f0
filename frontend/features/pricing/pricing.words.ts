import { PRODUCT } from '#contracts/product.ts';
import { pluralWord } from '#contracts/plural.ts';
import { LONG_TEXT_WORDS } from '#contracts/pricing.ts';
import { costPerToken, dollars } from '#lib/money.ts';
import { tokenWords } from '#ui/token-amount.tsx';

export const FAIR_RULES = {
  partialTitle: 'You pay for what arrived',
  partialText: 'If three of four images arrive, you pay for three.',
  failedText: 'Failed, timed out or blocked: all tokens are returned.',
  stoppedTitle: 'Stopping costs what was written',
  stoppedText: 'A stopped text costs its written share, rounded up. If nothing has arrived, it costs nothing.',
  freeRetryText: 'Not happy with a result? Run it again for 0 tokens within 10 minutes: once a day, three times with Pro.',
  holdText: 'A run holds its price first. Tokens that it does not use are returned, and the receipt says when.',
  expiryText: 'Bought, earned or given: they stay in your wallet.',
  intro: 'The rules for every run.',
  failedRunsCostText: 'Failed runs cost nothing',
  freeRetriesText: 'Free retries',
  heldTokensComeText: 'Held tokens come back',
  tokensNeverExpireText: 'Tokens never expire',
  heading: 'Fair by rule',
};

export const MONTH_BILL = {
  noOffer: 'No current offer gives that many tokens.',
  emptyText: 'Move a slider to see a price.',
  proCovers: 'You have Pro already: this month is covered.',
  heading: (need: number) => `Cheapest mix for ${tokenWords(need)}`,
  monthText: '{dollars} a month',
  leftOverText: (left: number) => `, ${left.toLocaleString('en-US')} left over`,
  withoutProText: (lines: string, cents: number) => `Without Pro: ${lines}, ${dollars(cents)}.`,
  startWithProButton: 'Start with Pro',
  startWithButton: (name: string) => `Start with ${name}`,
};

export const MONTH_CALCULATOR = {
  title: 'What will a month cost?',
  intro: 'Move the sliders to your usual month.',
  shortTextsLabel: 'Short texts',
  imagesLabel: 'Images',
  videosLabel: 'Videos',
  eachText: (each: number) => `${tokenWords(each)} each`,
  tokText: (tokens: number) => `${tokens} tok`,
  togetherText: 'Together',
  monthText: (need: number) => `${tokenWords(need)} a month`,
};

export const PACKAGE_OFFERS = {
  intro: 'Paid once, no renewal. Added within seconds.',
  emptyText: 'No token packages available at the moment.',
  heading: 'Token packages',
  mostPopularText: 'Most Popular',
  tokensText: (tokens: number) => `{count} ${pluralWord(tokens, 'token')}`,
  perTokenText: (costPerToken: string) => `${costPerToken} per token`,
};

export const PRO_CARD = {
  tokensText: 'Granted with each paid month',
  packagesText: 'Top up whenever you like',
  supportText: 'Your support requests are answered first',
  queueTitle: 'Up to 200 waiting runs',
  note: (tokensPerMonth: number, priceCents: number) =>
    `${tokensPerMonth > 0 ? `${tokenWords(tokensPerMonth)} a month ${pluralWord(tokensPerMonth, 'works', 'work')} out at ${costPerToken(priceCents, tokensPerMonth)} each. ` : ''}Cancel any time; your tokens stay.`,
  purchaseTokenPackagesTitle: 'Purchase token packages',
  prioritySupportTitle: 'Priority support',
  parallelRunsTitle: '6 parallel runs',
  parallelRunsText: 'Instead of 3',
  freeRetriesDayTitle: '3 free retries a day',
  freeRetriesDayText: 'Instead of 1',
  queueText: 'Instead of 50',
  heading: `${PRODUCT} Pro`,
  perMonthText: '{dollars} per month',
  label: `What ${PRODUCT} Pro gives`,
};

export const QUESTIONS_WORDS = {
  expiry: 'Do tokens expire?',
  expiryAnswer: 'Never, not even when you leave Pro.',
  failure: 'What happens when a run fails?',
  failureAnswer: 'All its tokens are returned. The receipt in your wallet says when.',
  oneOff: 'Can I pay without a subscription?',
  cancel: 'Can I cancel Pro?',
  cancelAnswer: 'Any time, in your wallet. Pro stays on until the end of the month that is paid, and your tokens stay after that.',
  refund: 'Can I get my money back?',
  refundAnswer: 'A package whose tokens are all unspent: yes, within 14 days. The {terms} have the details.',
  rights: 'Can I use what I make at work?',
  rightsAnswer: 'Yes. What your runs make is yours, privately and commercially; the {terms} name the few limits.',
  termsLink: 'terms',
  yesPackagesText: 'Yes. Packages are one-off purchases; nothing renews.',
  heading: 'Questions and answers',
};

export const RATE_TABLE = {
  intro: 'Base price times the factor, rounded up, in tokens. The button always shows the total first.',
  lengthNote: `Text prices are short / long. Long means more than ${LONG_TEXT_WORDS} words.`,
  heading: 'Rates by model',
  typeColumn: 'Type',
  modelColumn: 'Model',
  baseColumn: 'Base',
  factorColumn: 'Factor',
  priceColumn: 'Price',
};

export const PRICING_PAGE = {
  heading: 'Pay only for what arrives.',
  tokensPayText: 'Tokens pay for text, images and video. You see the price before each run. A failed run costs nothing.',
  label: 'What comes first',
  paymentUnavailableBuyLabel: 'Payment Unavailable',
  purchaseNowBuyLabel: 'Purchase Now',
  button: 'Go Pro',
};
