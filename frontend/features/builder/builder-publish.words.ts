import { counted, pluralWord } from '#contracts/plural.ts';
import { FORK_ROYALTY_MAX, ROYALTY_MAX, UNLOCK_PRICE_MAX } from '#contracts/prompt-drafts.ts';
import { BONUS_PER_PAIR, CREATOR_PERCENT, CREDIT_DAYS, RELEASE_DAYS } from '#contracts/selling.ts';

/** Returns the text on how many of the author’s test inputs a version of the prompt worked with. */
interface Tally {
  worked: number;
  tried: number;
}

/** Texts that several parts of the builder's publish step share. */
export const BUILDER_PUBLISH = {
  failed: 'Nothing was changed. Please try again.',
};

export const MODEL_FIELDS = {
  allowedLabel: 'Models that may run it',
  allowedHelp: 'At least one. If all are chosen, new models are added automatically.',
  multiplierHelp: (multiplier: number) => `×${multiplier} the price of a run`,
  recommendedHelp: 'Chosen at first in the run panel.',
  modelsLabel: 'Models',
  recommendedLabel: 'Recommended',
  platformDefaultLabel: 'Platform default',
  recommendedModelLabel: 'Recommended model',
};

export const ORIGIN_NOTE = {
  goneOriginal: 'a prompt that is no longer in the marketplace',
  royaltyText: (percent: number) => `${percent}% of its earnings go to the creator of the original first. Its page names the original.`,
  freeText: 'It costs you no royalties. Its page names the original.',
  madeFromText: 'Made from',
};

export const PRICE_FIELDS = {
  visibilityLabel: 'Who can find it?',
  runHelp: `On top of the run itself, 1 to ${ROYALTY_MAX}.`,
  unlockHelp: `Once, 1 to ${UNLOCK_PRICE_MAX.toLocaleString('en-US')}.`,
  freeTrialRunsLabel: 'Free trial runs per day',
  freeTrialRunsHelp: 'You pay their tokens. 0 switches them off.',
  forkRoyaltyLabel: 'Royalty of copies, in percent',
  forkRoyaltyHelp: `Of what a copy earns its creator, 1 to ${FORK_ROYALTY_MAX}.`,
  hostedModelsLabel: 'Sealed runs on hosted models',
  commercialUseHelp: 'Results may be used in paid work.',
  adultsOnlyHelp: 'Shown behind a warning, for adults.',
  hostedModelsHelp: 'A hosted model is told not to show your text but may still draw words of it, and images cannot be checked for that. Off: people without an unlock run it only on the built-in provider.',
  priceLabel: 'Price',
  tokensPerRunLabel: 'Tokens per run',
  tokensToUnlockLabel: 'Tokens to unlock',
  unlockPriceText: 'Unlock price',
  freeTrialRunsText: 'Free trial runs',
  yoursCountedText: (fork: boolean, unlocks: boolean) => `${CREATOR_PERCENT}% ${fork ? 'of the rest ' : ''}is yours, counted on each day’s total and rounded down. It becomes spendable after ${RELEASE_DAYS} days.${unlocks ? ` Runs of the last ${CREDIT_DAYS} days count toward a buyer’s unlock.` : ''} Bonus tokens count up to ${BONUS_PER_PAIR} from each buyer, once the buyer’s email is confirmed.`,
  licenceLabel: 'Licence',
  forkRoyaltyText: 'Fork royalty',
  hostedModelsText: 'Hosted models',
  commercialUseText: 'Commercial use',
  safetyFlagText: 'Safety flag',
  adultsOnlyLabel: 'Adults only (18+)',
};

export const PUBLISH_STEP = {
  sampleMissing: 'Paid prompts show at least one sample. Make a test run and choose “Use as a sample”.',
  sampleTellsText: 'A paid prompt cannot show it, because buyers pay to read the template. Choose another test run as a sample.',
  noteLabel: 'What is new?',
  noteHelp: 'Shown in the version history.',
  duplicateTitle: 'This is very similar to a published prompt',
  worksLessTitle: 'It works less often than the published version',
  notReady: 'Some parts are missing. The list at the top names them.',
  partsMissing: (count: number) => `${counted(count, 'part is', 'parts are')} missing. The list at the top leads to ${pluralWord(count, 'it', 'them')}.`,
  upToDate: 'Nothing has changed since the last version.',
  freeNote: 'It is published at once. You can withdraw it at any time.',
  paidNote: 'A moderator reviews paid prompts first. Buyers see the template only after they unlock it.',
  priceLicenceTitle: 'Price & licence',
  modelsTitle: 'Models',
  submitForReviewTitle: 'Submit for review',
  sampleIsMissingTitle: 'A sample is missing',
  sampleTellsTextTitle: 'The sample repeats your template',
  goSamplesButton: 'Go to the samples',
  busyLabel: 'Publishing…',
  publishAnywayButton: 'Publish anyway',
  draftWorkedText: (draft: Tally, published: Tally) => `Your draft worked on ${draft.worked} of ${draft.tried} of your test inputs; the published version on ${published.worked} of ${published.tried}. Test the failed ones again in the Test step.`,
  notPublishedTitle: 'Not published',
  publishNowButton: 'Publish now',
  link: 'Follow the review',
  title: 'The reviewer rejected it',
};

/** Texts of the publish step about the review by a moderator. */
export const REVIEW_NOTE = {
  pendingText: 'A person reads it within 48 hours.',
  pendingTitle: (pendingVersion: number) => `Version ${pendingVersion} is in review`,
  sentBackTitle: 'The reviewer sent it back',
};

export const SUCCESS_SHEET = {
  copiedToast: 'Paste it where you want to share it.',
  publishedTitle: 'Out of the hat!',
  publishedText: (version: number, title: string, visibility: string) => `Version ${version} of "${title}" is ${visibility === 'private' ? 'ready, only for you' : 'published'}.`,
  reviewText: (version: number, publishedVersion: number | null) => `A moderator reviews version ${version} within 48 hours. You get a message with the decision${publishedVersion ? `; version ${publishedVersion} stays in the marketplace meanwhile` : ''}.`,
  addressCopiedToast: 'Address copied',
  copyThisAddressToast: 'Copy this address',
  title: 'Sent to review',
  makeAnotherButton: 'Make another',
  shareItButton: 'Share it',
  openItsPageButton: 'Open its page',
  followTheReviewButton: 'Follow the review',
  label: 'Its address',
  inReviewText: 'Other people find no page there until a moderator approves it.',
  copyButton: 'Copy',
};

export const TAKE_BACK = {
  takenOutToastTitle: 'Taken out of the marketplace',
  takenOutToast: 'Buyers who unlocked it keep it. Publish it again to bring it back.',
  discardedToastTitle: 'Back to the published version',
  discardedToast: 'Undo brings your changes back.',
  takeOutButton: 'Take it out of the marketplace',
  takeOutTitle: 'Take it out of the marketplace?',
  takeOutText: 'New people cannot find, run or unlock it. Buyers who unlocked it keep it. Your draft stays.',
  takeOutBusy: 'Taking it out…',
  failed: 'Nothing was changed.',
  discardTitle: 'Discard these changes?',
  deleteTitle: 'Delete this draft?',
  discardText: 'Your draft goes back to the published version.',
  deleteText: 'It was never published. It is deleted completely.',
  toast: 'Draft deleted',
  discardTheseChangesButton: 'Discard these changes',
  deleteThisDraftButton: 'Delete this draft',
  action: 'Take it out',
};

export const USE_PUBLISH = {
  notSaved: 'Your last changes are not saved yet. Please try again in a moment.',
  inReviewToast: (version: number) => `Version ${version} is in review`,
};
