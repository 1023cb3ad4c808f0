import { PREVIEW_DAYS } from '#contracts/pricing-admin.ts';
import { centsOf, costPerToken } from '#lib/money.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** In several places. */
export const ADMIN_PRICING = {
  reasonHelp: 'For the history, beside your name.',
  failed: 'No answer arrived.',
  retry: 'You can press again: it happens only once.',
  noStripePrice: 'No price at Stripe yet',
};

/** change-form.tsx */
export const CHANGE_FORM = {
  scheduledToast: 'You can withdraw it until then.',
  changedToast: 'They apply everywhere within five seconds.',
};

/** confirm-prices.tsx */
export const CONFIRM_PRICES = {
  title: 'Change these prices?',
  nothingDiffers: (when: string) => `Nothing differs from the prices in force. A new version with the same prices is saved, ${when}.`,
};

/** packages-section.tsx */
export const PACKAGES_SECTION = {
  intro: 'What the wallet offers, in this order.',
};

/** plan-section.tsx */
export const PLAN_SECTION = {
  intro: 'A subscription keeps the price it started with. Each paid month brings the tokens that apply then.',
  monthlyPrice: (tokensPerMonth: number, price: string) => `${tokenWords(tokensPerMonth)} for each paid month, ${costPerToken(centsOf(price), tokensPerMonth)} each`,
};

/** price-field.tsx */
export const PRICE_FIELD = {
  help: 'In dollars, such as 4.99',
};

/** price-section.tsx */
export const PRICE_SECTION = {
  inForce: (version: number) => `Version ${version}, in force since {day}`,
  scheduled: (version: number) => `Version ${version} takes over on {day}: {prices}.`,
};

/** rate-card-editor.tsx */
export const RATE_CARD_EDITOR = {
  notOfferedHelp: 'Not offered at the moment',
};

/** rate-card-section.tsx */
export const RATE_CARD_SECTION = {
  intro: 'Tokens for each piece: base × multiplier, rounded up. Runs that were quoted keep their quote.',
};

/** rates-preview.tsx */
export const RATES_PREVIEW = {
  title: `The last ${PREVIEW_DAYS} days by this card`,
  description: 'Finished runs in tokens, royalties included, each priced by its own parameters. These runs are not charged again.',
};

/** stripe-price-field.tsx */
export const STRIPE_PRICE_FIELD = {
  emptyHelp: 'Stripe sync creates one where it is empty',
};

/** version-dialog.tsx */
export const VERSION_DIALOG = {
  rollBackText: 'Its prices apply again at once, as a new version.',
  withdrawText: 'It will not take effect. The current prices stay.',
  doneToast: (title: string, version: number) => `${title}, version ${version}.`,
};

/** version-history.tsx */
export const VERSION_HISTORY = {
  rollBackLabel: (version: number) => `Roll back to version ${version}`,
};
