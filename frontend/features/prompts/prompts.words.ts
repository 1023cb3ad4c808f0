import { counted } from '#contracts/plural.ts';
import { CREDIT_DAYS } from '#contracts/selling.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** In several places. */
export const PROMPTS = {
  failed: 'Nothing was changed. Please try again.',
};

/** copy-link.ts */
export const COPY_LINK = {
  copiedToast: 'Paste it where you want to share it.',
};

/** fork/use-fork.ts */
export const USE_FORK = {
  forkedToast: 'It is a private draft. It names the original when you publish it.',
  failedTitle: 'It could not be remixed',
  failed: 'Nothing was copied. Please try again.',
};

/** lineage/lineage-tab.tsx */
export const LINEAGE_TAB = {
  emptyText: 'It is not a remix, and there is no remix of it yet.',
  hiddenPrompt: 'A prompt that is not public',
  royaltyShare: (royaltyPercent: number) => `${royaltyPercent}% of its royalties go to the prompts above`,
};

/** offer/offer-lines.ts */
export const OFFER_LINES = {
  creditLabel: `Royalties you paid in ${CREDIT_DAYS} days`,
};

/** offer/unlock-card.tsx */
export const UNLOCK_CARD = {
  title: 'Unlock the text',
  offerText: (runRoyalty: number) => `Read it, remix it where its licence says so${runRoyalty > 0 ? ', and run it without a royalty' : ''}. Every later version is yours too.`,
  refundedToast: 'The text is sealed again.',
  refundTitle: 'Refund this unlock?',
  refundText: (paid: number) => `${tokenWords(paid)} go back to your wallet, and the text is sealed again.`,
};

/** offer/unlock-dialog.tsx */
export const UNLOCK_DIALOG = {
  doneText: (version: number) => `Version ${version} and every later one.`,
  doneDetails: (title: string, runRoyalty: number) => `The whole text of “${title}” is on this page now${runRoyalty > 0 ? ', and runs of it cost no royalty any more' : ''}.`,
  offerWithRuns: 'See the whole text, remix it where its licence says so, and run it without a royalty.',
  offer: 'See the whole text, and remix it where its licence says so.',
  failed: 'It could not be unlocked. Please try again.',
  uncertain: 'It may already be unlocked.',
};

/** owner-strip.tsx */
export const OWNER_STRIP = {
  withdrawnToastTitle: 'No longer in the marketplace',
  withdrawnToast: 'It is a private draft again. Buyers keep it.',
  ownTitle: 'This one is yours.',
  ownText: 'Your own runs pay no royalty.',
  withdrawTitle: 'Take it out of the marketplace?',
  withdrawText: 'Only buyers who unlocked it can find and run it. Likes, reviews and versions stay. You can publish it again.',
};

/** prompt-head.tsx */
export const PROMPT_HEAD = {
  rating: (rating: number, reviews: number) => `${rating.toFixed(1)} of 5 from ${counted(reviews, 'review')}`,
  goneParent: 'a prompt that is no longer in the marketplace',
};

/** rails/prompt-rails.tsx */
export const PROMPT_RAILS = {
  trendingNote: 'most people, last 7 days',
};

/** samples/hang-up-run.tsx */
export const HANG_UP_RUN = {
  addedToast: 'Everyone can see this run with its inputs, model and price.',
  label: 'Show this run as a sample',
  addFailed: 'It was not added. Please try again.',
};

/** samples/samples-tab.tsx */
export const SAMPLES_TAB = {
  emptyText: 'The author has not added a sample. The inputs below are examples.',
  useButton: 'Use these inputs',
  removeBusy: 'Taking it down…',
};

/** sealed-template.tsx */
export const SEALED_TEMPLATE = {
  soldTitle: '🔒 sealed: run it or unlock it',
  sealedTitle: '🔒 sealed: run it without reading it',
  lengthText: (length: number, sold: boolean) => `${counted(length, 'character')}. They stay on the server${sold ? ' before' : ''}.`,
};
