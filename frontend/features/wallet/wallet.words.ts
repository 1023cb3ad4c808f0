import { counted, pluralWord } from '#contracts/plural.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** Words of the wallet that several of its parts share. */
export const WALLET = {
  portalFailedTitle: 'The portal did not open',
  failed: 'Nothing was changed. Please try again.',
  refundAsked: 'A moderator decides and answers by message.',
};

export const ACTIVITY_LIST = {
  noMatchText: 'No activity matches these filters.',
  heldNote: 'Held tokens count in the balance until their run ends.',
  title: 'No match',
  clearFiltersButton: 'Clear filters',
  amountText: 'Amount',
  balanceText: 'Balance',
};

export const RECEIPT_PANEL = {
  heldText: 'Set aside before the run',
  allChargedText: 'All of it was charged',
  openSum: (held: number) => `${held} held until the run ends`,
  label: 'Receipt',
  heldName: 'Held',
  chargedName: 'Charged',
  whatDeliveredText: 'For what was delivered',
  nothingWasDeliveredText: 'Nothing was delivered',
  returnedName: 'Returned',
  notUsedText: 'Not used',
  sumText: (held: number, captured: number, released: number) => `${held} held = ${captured} charged + ${released} returned`,
};

export const EARN_PANEL = {
  intro: 'Tokens from rewards and sales.',
  heading: 'Earned so far',
  nothingYetText: 'Nothing yet.',
};

export const WALLET_SUMMARY = {
  pendingText: 'Up to 80% of it is yours after 7 days',
  debtText: 'A payment was refunded or is disputed, after some of its tokens were spent. The next tokens you receive pay this debt first.',
  label: 'Your tokens',
  heldNowTitle: 'Held now',
  link: 'See what is running',
  nothingIsRunningText: 'Nothing is running',
  earnedPendingTitle: 'Earned, pending',
  nothingPendingText: 'Nothing pending',
  lifetimeTitle: 'Lifetime',
  spentText: 'spent',
  receivedText: (count: string) => `${count} received`,
  heading: 'Available',
  toSettleTitle: (debt: number) => `${tokenWords(debt)} to settle`,
};

export const ACTIVITY_PANEL = {
  inAndOutLabel: 'In and out',
  onlyInLabel: 'Only in',
  onlyOutLabel: 'Only out',
  heading: 'Activity',
  link: 'Export CSV',
  searchLabel: 'Search',
  placeholder: 'Search activity',
  typeLabel: 'Type',
  directionLabel: 'Direction',
  fromLabel: 'From',
  toLabel: 'To',
  button: 'Clear filters',
};

export const ACTIVITY_ROW = {
  heldText: 'held',
  balanceAfterText: 'Balance after:',
  label: (title: string) => `Receipt of ${title}`,
};

export const TYPE_FILTER = {
  allTypes: 'All types',
  manyTypes: (types: number) => counted(types, 'type'),
  label: 'Types',
};

export const SPENDING_CHART = {
  nothingSpentText: 'Nothing spent',
};

export const SPENDING_PANEL = {
  heading: 'Spending',
  periodLabel: 'Period',
  averagePerRunName: 'average per run',
  noneYetText: 'none yet',
  runCostSomethingText: 'run that cost something',
  runsCostSomethingText: 'runs that cost something',
  releasedBackName: 'released back to you',
  title: 'Nothing spent in this time',
  button: 'Make something',
  runPromptSpendText: 'Run a prompt to spend tokens.',
  inDaysText: (spent: number, count: number) => `{spent} ${pluralWord(spent, 'token')} in ${counted(count, 'day')}`,
  chartTokensLabel: 'Chart of tokens spent by day and type; the table below has the same in numbers',
  byTypeLabel: 'By type',
};

export const SPENDING_TABLE = {
  summary: 'In numbers',
  tokensSpentText: 'Tokens spent by day and type; days are those of UTC',
  dayColumn: 'Day',
  togetherColumn: 'Together',
};

export const BUCKET_BAR = {
  purchasedLabel: 'Purchased',
  proLabel: 'Pro',
  earnedLabel: 'Earned',
  bonusLabel: 'Bonus',
  whereTheyCameLabel: 'Where they came from',
};

export const WALLET_PAGE = {
  everyTokenReceivedText: 'Every token you received or spent, with the reason.',
  buyTokensButton: 'Buy tokens',
  title: 'No activity yet',
  lookAroundButton: 'Look around',
  everyTokenText: 'Every token you receive or spend appears here.',
};
