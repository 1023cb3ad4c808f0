import { LONG_TEXT_WORDS } from '#contracts/pricing.ts';
import { costPerToken } from '#lib/money.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** fair-rules.tsx */
export const FAIR_RULES = {
  youPay: 'You pay for what arrived',
  ifThreeOfFour: 'If three of four images arrive, you pay for three.',
  failedTimedOut: 'Failed, timed out or blocked: all tokens are returned.',
  stoppingCosts: 'Stopping costs what was written',
  stoppedTextCosts: 'A stopped text costs its written share, rounded up. If nothing has arrived, it costs nothing.',
  notHappy: 'Not happy with a result? Run it again for 0 tokens within 10 minutes: once a day, three times with Pro.',
  runHoldsItsPrice: 'A run holds its price first. Tokens that it does not use are returned, and the receipt says when.',
  boughtEarnedOrGiven: 'Bought, earned or given: they stay in your wallet.',
  rulesForEveryRun: 'The rules for every run.',
};

/** month-bill.tsx */
export const MONTH_BILL = {
  noCurrentOfferGives: 'No current offer gives that many tokens.',
  moveASlider: 'Move a slider to see a price.',
  youHaveProAlready: 'You have Pro already: this month is covered.',
};

/** month-calculator.tsx */
export const MONTH_CALCULATOR = {
  whatWillAMonth: 'What will a month cost?',
  moveTheSliders: 'Move the sliders to your usual month.',
};

/** package-offers.tsx */
export const PACKAGE_OFFERS = {
  paidOnceNoRenewal: 'Paid once, no renewal. Added within seconds.',
  noTokenPackagesAvailable: 'No token packages available at the moment.',
};

/** pro-card.tsx */
export const PRO_CARD = {
  grantedWithEachPaid: 'Granted with each paid month',
  topUpWhenever: 'Top up whenever you like',
  yourSupportRequests: 'Your support requests are answered first',
  upTo200Waiting: 'Up to 200 waiting runs',
  cancelAnyTime: 'Cancel any time; your tokens stay.',
  monthOutAtEach: (tokensPerMonth: number, priceCents: number) => `${tokenWords(tokensPerMonth)} a month ${tokensPerMonth === 1 ? 'works' : 'work'} out at ${costPerToken(priceCents, tokensPerMonth)} each. `,
};

/** questions.tsx */
export const QUESTIONS_WORDS = {
  doTokensExpire: 'Do tokens expire?',
  neverNotEven: 'Never, not even when you leave Pro.',
  whatHappens: 'What happens when a run fails?',
  allItsTokens: 'All its tokens are returned. The receipt in your wallet says when.',
  canIPayWithout: 'Can I pay without a subscription?',
  canICancelPro: 'Can I cancel Pro?',
  anyTime: 'Any time, in your wallet. Pro stays on until the end of the month that is paid, and your tokens stay after that.',
  canIGetMy: 'Can I get my money back?',
  packageWhoseTokens: 'A package whose tokens are all unspent: yes, within 14 days. The',
  haveTheDetails: 'have the details.',
  canIUse: 'Can I use what I make at work?',
  yesWhatYourRuns: 'Yes. What your runs make is yours, privately and commercially; the',
  nameTheFewLimits: 'name the few limits.',
};

/** rate-table.tsx */
export const RATE_TABLE = {
  basePriceTimes: 'Base price times the factor, rounded up, in tokens. The button always shows the total first.',
  textPricesAreShort: `Text prices are short / long. Long means more than ${LONG_TEXT_WORDS} words.`,
};
