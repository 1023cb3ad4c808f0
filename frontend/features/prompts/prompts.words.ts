import { counted } from '#contracts/plural.ts';
import { CREDIT_DAYS } from '#contracts/selling.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** Words that several parts of the page of a prompt share. */
export const PROMPTS = {
  failed: 'Nothing was changed. Please try again.',
};

export const COPY_LINK = {
  copiedToast: 'Paste it where you want to share it.',
};

export const USE_FORK = {
  forkedToast: 'It is a private draft. It names the original when you publish it.',
  failedTitle: 'It could not be remixed',
  failed: 'Nothing was copied. Please try again.',
};

export const LINEAGE_TAB = {
  emptyText: 'It is not a remix, and there is no remix of it yet.',
  hiddenPrompt: 'A prompt that is not public',
  royaltyShare: (royaltyPercent: number) => `${royaltyPercent}% of its royalties go to the prompts above`,
  title: 'No remixes yet',
  badge: 'You are here',
};

export const OFFER_LINES = {
  creditLabel: `Royalties you paid in ${CREDIT_DAYS} days`,
};

export const UNLOCK_CARD = {
  title: 'Unlock the text',
  offerText: (runRoyalty: number) => `Read it, remix it where its licence says so${runRoyalty > 0 ? ', and run it without a royalty' : ''}. Every later version is yours too.`,
  refundedToast: 'The text is sealed again.',
  refundTitle: 'Refund this unlock?',
  refundText: (paid: number) => `${counted(paid, 'token goes', 'tokens go')} back to your wallet, and the text is sealed again.`,
  label: 'Unlock',
  unlockButton: (total: number) => `Unlock · ${tokenWords(total)}`,
  heading: 'Unlocked',
  yoursSinceText: (version: number, paid: number, credit: number) => `Yours since {day}: version ${version} and every later one. ${tokenWords(paid)} paid${credit > 0 ? `, ${credit} credited` : ''}.`,
  refundButton: 'Refund',
  link: 'Ask for a refund',
  possibleUntilText: (refundRule: string) => `Possible until {day}. ${refundRule}`,
  busyLabel: 'Returning…',
};

export const UNLOCK_DIALOG = {
  doneText: (version: number) => `Version ${version} and every later one.`,
  doneDetails: (title: string, runRoyalty: number) => `The whole text of “${title}” is on this page now${runRoyalty > 0 ? ', and runs of it cost no royalty any more' : ''}.`,
  offerWithRuns: 'See the whole text, remix it where its licence says so, and run it without a royalty.',
  offer: 'See the whole text, and remix it where its licence says so.',
  failed: 'It could not be unlocked. Please try again.',
  uncertain: 'It may already be unlocked.',
  unlockTitle: (title: string) => `Unlock “${title}”?`,
  action: 'Unlock',
  busyLabel: 'Unlocking…',
  itIsYoursTitle: 'It is yours',
  closeButton: 'Close',
  readTheTextButton: 'Read the text',
  paidText: (paid: number, refundRule: string) => `${tokenWords(paid)} paid. ${refundRule}`,
};

export const OWNER_STRIP = {
  withdrawnToastTitle: 'No longer in the marketplace',
  withdrawnToast: 'It is a private draft again. Buyers keep it.',
  ownTitle: 'This one is yours.',
  ownText: 'Your own runs pay no royalty.',
  withdrawTitle: 'Take it out of the marketplace?',
  withdrawText: 'Only buyers who unlocked it can find and run it. Likes, reviews and versions stay. You can publish it again.',
  label: 'Your prompt',
  editButton: 'Edit',
  analyticsButton: 'Analytics',
  unpublishButton: 'Unpublish',
  busyLabel: 'Withdrawing…',
};

export const PROMPT_HEAD = {
  rating: (rating: number, reviews: number) => `${rating.toFixed(1)} of 5 from ${counted(reviews, 'review')}`,
  goneParent: 'a prompt that is no longer in the marketplace',
  pack: 'In your pack',
  marketplaceLabel: 'Marketplace',
  factsLabel: 'Facts',
  badge: 'Commercial use',
  updatedText: 'Updated {when}',
  remixedFromText: 'Remixed from',
  byText: 'by {link}',
};

export const PROMPT_RAILS = {
  trendingNote: 'most people, last 7 days',
  featuredThisWeekTitle: 'Featured this week',
  chosenByModeratorsNote: 'chosen by moderators',
  trendingThisWeekTitle: 'Trending this week',
  freshNoAuthorsTitle: 'Fresh, no author’s fee',
  newWithoutCreatorNote: 'new, without a creator royalty',
  newCreatorsTitle: 'New creators',
  fewerThanSalesNote: 'fewer than 10 sales',
  link: 'See all',
};

export const HANG_UP_RUN = {
  addedToast: 'Everyone can see this run with its inputs, model and price.',
  label: 'Show this run as a sample',
  addFailed: 'It was not added. Please try again.',
  toast: 'Sample added',
  placeholder: 'Caption',
  busyLabel: 'Adding…',
  button: 'Show it',
};

export const SAMPLES_TAB = {
  emptyText: 'The author has not added a sample. The inputs below are examples.',
  useButton: 'Use these inputs',
  removeBusy: 'Taking it down…',
  title: 'No samples yet',
  sampleHeading: 'A sample',
  inputsToTryHeading: 'Inputs to try',
  moreInputsTryHeading: 'More inputs to try',
  toast: 'Sample not removed',
  pleaseTryAgainText: 'Please try again.',
  button: 'Take down',
};

export const SEALED_TEMPLATE = {
  soldTitle: '🔒 sealed: run it or unlock it',
  sealedTitle: '🔒 sealed: run it without reading it',
  lengthText: (length: number, sold: boolean) => `${counted(length, 'character')}. They stay on the server${sold ? ' until you unlock it' : ''}.`,
};

export const CARD_MENU_OPEN = {
  label: (title: string) => `More for ${title}`,
  openText: 'Open',
  runText: 'Run',
  remixText: 'Remix',
  saveToText: 'Save to…',
  copyLinkText: 'Copy link',
  reportText: 'Report',
};

export const CARD_MENU = {
  label: (title: string) => `More for ${title}`,
};

export const PROMPT_SECTIONS = {
  whatItDoesHeading: 'What it does',
  label: 'Tags',
  whatFillHeading: 'What you fill in',
  theTemplateHeading: 'The template',
  systemPromptHeading: 'System prompt',
  negativePromptHeading: 'Negative prompt',
};

export const SAMPLE_CAROUSEL = {
  previousSampleLabel: 'Previous sample',
  nextSampleLabel: 'Next sample',
  button: 'What went in',
};

export const SAMPLE_INPUTS = {
  button: (count: number) => `And ${count} more`,
};
