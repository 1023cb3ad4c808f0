import { CREDIT_DAYS } from '#contracts/selling.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** In several places. */
export const PROMPTS = {
  nothingWasChangedPlease: 'Nothing was changed. Please try again.',
};

/** copy-link.ts */
export const COPY_LINK = {
  pasteIt: 'Paste it where you want to share it.',
};

/** fork/use-fork.ts */
export const USE_FORK = {
  itIsAPrivate: 'It is a private draft. It names the original when you publish it.',
  itCouldNot: 'It could not be remixed',
  nothingWasCopiedPlease: 'Nothing was copied. Please try again.',
};

/** lineage/lineage-tab.tsx */
export const LINEAGE_TAB = {
  itIsNot: 'It is not a remix, and there is no remix of it yet.',
  promptThatIsNot: 'A prompt that is not public',
  ofItsRoyaltiesGo: (royaltyPercent: number) => `${royaltyPercent}% of its royalties go to the prompts above`,
};

/** offer/price-lines.tsx */
export const PRICE_LINES = {
  royaltiesYouPaid: `Royalties you paid in ${CREDIT_DAYS} days`,
};

/** offer/unlock-card.tsx */
export const UNLOCK_CARD = {
  unlockTheText: 'Unlock the text',
  readItRemix: (runRoyalty: number) => `Read it, remix it where its licence says so${runRoyalty > 0 ? ', and run it without a royalty' : ''}. Every later version is yours too.`,
  textIsSealedAgain: 'The text is sealed again.',
  title: 'Refund this unlock?',
  description: (paid: number) => `${tokenWords(paid)} go back to your wallet, and the text is sealed again.`,
};

/** offer/unlock-dialog.tsx */
export const UNLOCK_DIALOG = {
  versionAndEveryLater: (version: number) => `Version ${version} and every later one.`,
  wholeText: (title: string, runRoyalty: number) => `The whole text of “${title}” is on this page now${runRoyalty > 0 ? ', and runs of it cost no royalty any more' : ''}.`,
  seeTheWholeText: 'See the whole text, remix it where its licence says so, and run it without a royalty.',
  seeTheWholeTextAndRemix: 'See the whole text, and remix it where its licence says so.',
  itCouldNot: 'It could not be unlocked. Please try again.',
  itMayAlready: 'It may already be unlocked.',
};

/** owner-strip.tsx */
export const OWNER_STRIP = {
  noLonger: 'No longer in the marketplace',
  itIsAPrivate: 'It is a private draft again. Buyers keep it.',
  thisOneIsYours: 'This one is yours.',
  yourOwnRunsPay: 'Your own runs pay no royalty.',
  title: 'Take it out of the marketplace?',
  description: 'Only buyers who unlocked it can find and run it. Likes, reviews and versions stay. You can publish it again.',
};

/** prompt-head.tsx */
export const PROMPT_HEAD = {
  of5: (rating: number, reviews: number) => `${rating.toFixed(1)} of 5 from ${reviews.toLocaleString('en-US')} ${reviews === 1 ? 'review' : 'reviews'}`,
  promptThatIsNo: 'a prompt that is no longer in the marketplace',
};

/** rails/prompt-rails.tsx */
export const PROMPT_RAILS = {
  mostPeopleLast7: 'most people, last 7 days',
};

/** samples/hang-up-run.tsx */
export const HANG_UP_RUN = {
  everyoneCanSee: 'Everyone can see this run with its inputs, model and price.',
  label: 'Show this run as a sample',
  itWasNotAdded: 'It was not added. Please try again.',
};

/** samples/samples-tab.tsx */
export const SAMPLES_TAB = {
  authorHasNotAdded: 'The author has not added a sample. The inputs below are examples.',
  useTheseInputs: 'Use these inputs',
  busyLabel: 'Taking it down…',
};

/** sealed-template.tsx */
export const SEALED_TEMPLATE = {
  sealedRun: '🔒 sealed: run it or unlock it',
  sealedRunItWithout: '🔒 sealed: run it without reading it',
  charactersTheyStay: (length: number, sold: boolean) => `${length.toLocaleString('en-US')} characters. They stay on the server${sold ? ' before' : ''}.`,
};
