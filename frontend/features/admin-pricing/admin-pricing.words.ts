import { counted } from '#contracts/plural.ts';
import { PREVIEW_DAYS } from '#contracts/pricing-admin.ts';
import { centsOf, costPerToken } from '#lib/money.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** Texts that several forms of the price administration share. */
export const ADMIN_PRICING = {
  reasonHelp: 'For the history, beside your name.',
  failed: 'No answer arrived.',
  retry: 'You can press again: it happens only once.',
  noStripePrice: 'No price at Stripe yet',
};

export const CHANGE_FORM = {
  scheduledToast: 'You can withdraw it until then.',
  changedToast: 'They apply everywhere within five seconds.',
  scheduleChangeAction: 'Schedule change',
  changeNowAction: 'Change now',
  label: 'Reason',
  showTheLatestButton: 'Show the latest',
  cancelButton: 'Cancel',
  busyLabel: 'Saving…',
  atOnce: 'at once',
};

export const CONFIRM_PRICES = {
  title: 'Change these prices?',
  nothingDiffers: (when: string) => `Nothing differs from the prices in force. A new version with the same prices is saved, ${when}.`,
  button: 'Keep editing',
  label: 'Changes',
  changes: (changes: number, when: string) => `${counted(changes, 'change')}, ${when}.`,
};

export const PACKAGES_SECTION = {
  intro: 'What the wallet offers, in this order.',
  notOnSaleText: ' (not on sale)',
  title: 'Token packages',
  label: 'Packages',
  mostPopularBadge: 'Most Popular',
  notOnSaleBadge: 'Not on sale',
  eachText: (tokens: number, costPerToken: string) => `${tokenWords(tokens)}, ${costPerToken} each`,
};

export const PLAN_SECTION = {
  intro: 'A subscription keeps the price it started with. Each paid month brings the tokens that apply then.',
  monthlyPrice: (tokensPerMonth: number, price: string) => `${tokenWords(tokensPerMonth)} for each paid month, ${costPerToken(centsOf(price), tokensPerMonth)} each`,
  summary: (dollars: string, tokensPerMonth: number) => `${dollars} a month, ${tokenWords(tokensPerMonth)}`,
  title: 'Pro plan',
  monthText: '{dollars} a month',
  priceMonthLabel: 'Price a month',
  tokensMonthLabel: 'Tokens a month',
};

export const PRICE_FIELD = {
  help: 'In dollars, such as 4.99',
  perToken: (costPerToken: string) => `${costPerToken} a token`,
};

export const PRICE_SECTION = {
  inForce: (version: number) => `Version ${version}, in force since {day}`,
  scheduled: (version: number) => `Version ${version} takes over on {day}: {prices}.`,
  label: (title: string) => `Edit ${title}`,
  button: 'Edit',
};

export const RATE_CARD_EDITOR = {
  notOfferedHelp: 'Not offered at the moment',
  help: (multiplier: number) => `Empty: the model’s default, × ${multiplier}`,
  label: (label: string) => `Multiplier of ${label}`,
};

export const RATE_CARD_SECTION = {
  intro: 'Tokens for each piece: base × multiplier, rounded up. Runs that were quoted keep their quote.',
  title: 'Rate card',
  label: 'Multipliers',
  modelDefaultText: 'the model’s default',
};

export const RATES_PREVIEW = {
  title: `The last ${PREVIEW_DAYS} days by this card`,
  description: 'Finished runs in tokens, royalties included, each priced by its own parameters. These runs are not charged again.',
  wouldBeText: 'Would be',
};

export const STRIPE_PRICE_FIELD = {
  emptyHelp: 'Stripe sync creates one where it is empty',
  help: (stripePriceId: string, dollars: string) => `${stripePriceId} belongs to ${dollars}`,
  label: 'Price id at Stripe',
  placeholder: 'price_…',
};

export const VERSION_DIALOG = {
  rollBackText: 'Its prices apply again at once, as a new version.',
  withdrawText: 'It will not take effect. The current prices stay.',
  doneToast: (title: string, version: number) => `${title}, version ${version}.`,
  rollBackToTitle: 'Roll back to',
  rollBackButton: 'Roll back',
  busy: 'Rolling back…',
  done: 'Rolled back',
  withdrawTitle: 'Withdraw',
  versionTitle: (title: string, version: number) => `${title} version ${version}`,
  label: 'Reason',
  cancelButton: 'Cancel',
};

export const VERSION_HISTORY = {
  rollBackLabel: (version: number) => `Roll back to version ${version}`,
  inForceLabel: 'In force',
  scheduledLabel: 'Scheduled',
  pastLabel: 'Past',
  withdrawnLabel: 'Withdrawn',
  summary: (count: number) => `History · ${counted(count, 'version')}`,
  versionsLabel: (title: string) => `Versions: ${title}`,
  versionText: (version: number) => `Version ${version}`,
  bringsBackVersionText: (restoredFrom: number) => `brings back version ${restoredFrom}`,
  fromText: (author: string | null) => `${author === null ? 'The original list' : `@${author}`} · from {day}`,
  withdrawVersionLabel: (version: number) => `Withdraw version ${version}`,
  withdrawButton: 'Withdraw',
  rollBackButton: 'Roll back',
};

export const EFFECTIVE_FIELDS = {
  nowLabel: 'Now',
  laterLabel: 'Later',
  takesEffectLabel: 'Takes effect',
  dayLabel: 'Day',
  timeLabel: 'Time',
  help: 'In your time zone',
  error: 'Choose a day and a time',
};

export const PACKAGE_FIELDS = {
  moveUpLabel: (name: string) => `Move ${name} up`,
  moveDownLabel: (name: string) => `Move ${name} down`,
  nameLabel: 'Name',
  descriptionLabel: 'Description',
  priceLabel: 'Price',
  tokensLabel: 'Tokens',
  onSaleLabel: 'On sale',
  mostPopularLabel: 'Most Popular',
};
