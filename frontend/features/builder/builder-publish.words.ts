import { FORK_ROYALTY_MAX, ROYALTY_MAX, UNLOCK_PRICE_MAX } from '#contracts/prompt-drafts.ts';

/** In several places. */
export const BUILDER_PUBLISH = {
  nothingWasChangedPlease: 'Nothing was changed. Please try again.',
};

/** publish/model-fields.tsx */
export const MODEL_FIELDS = {
  modelsThatMayRun: 'Models that may run it',
  atLeastOne: 'At least one. If all are chosen, new models are added automatically.',
  priceOfARun: (multiplier: number) => `×${multiplier} the price of a run`,
  chosenAtFirst: 'Chosen at first in the run panel.',
};

/** publish/origin-note.tsx */
export const ORIGIN_NOTE = {
  promptThatIsNo: 'a prompt that is no longer in the marketplace',
  ofItsEarningsGo: (percent: number) => `${percent}% of its earnings go to the creator of the original first. Its page names the original.`,
  itCostsYouNo: 'It costs you no royalties. Its page names the original.',
};

/** publish/price-fields.tsx */
export const PRICE_FIELDS = {
  whoCanFind: 'Who can find it?',
  onTop: `On top of the run itself, 1 to ${ROYALTY_MAX}.`,
  once1: `Once, 1 to ${UNLOCK_PRICE_MAX.toLocaleString('en-US')}.`,
  freeTrialRunsPer: 'Free trial runs per day',
  youPayTheirTokens: 'You pay their tokens. 0 switches them off.',
  royaltyOfCopies: 'Royalty of copies, in percent',
  ofWhatACopy: `Of what a copy earns its creator, 1 to ${FORK_ROYALTY_MAX}.`,
  sealedRunsOnHosted: 'Sealed runs on hosted models',
  resultsMayBeUsed: 'Results may be used in paid work.',
  shownBehindAWarning: 'Shown behind a warning, for adults.',
  hostedModelIsTold: 'A hosted model is told not to show your text but may still draw words of it, and images cannot be checked for that. Off: people without an unlock run it only on the built-in provider.',
};

/** publish/publish-step.tsx */
export const PUBLISH_STEP = {
  paidPromptsShow: 'Paid prompts show at least one sample. Make a test run and choose “Use as a sample”.',
  label: 'What is new?',
  help: 'Shown in the version history.',
  thisIsVerySimilar: 'This is very similar to a published prompt',
  itWorksLessOften: 'It works less often than the published version',
  somePartsAreMissing: 'Some parts are missing. The list at the top names them.',
  partIsMissing: '1 part is missing. The list at the top leads to it.',
  partsAreMissing: (missing: number) => `${missing} parts are missing. The list at the top leads to them.`,
  nothingHasChangedSince: 'Nothing has changed since the last version.',
  itIsPublished: 'It is published at once. You can withdraw it at any time.',
  moderatorReviewsPaidPrompts: 'A moderator reviews paid prompts first. Buyers see the template only after they unlock it.',
};

/** publish/review-note.tsx */
export const REVIEW_NOTE = {
  personReadsItWithin: 'A person reads it within 48 hours.',
  versionIsInReview: (pendingVersion: number) => `Version ${pendingVersion} is in review`,
  reviewerSentItBack: 'The reviewer sent it back',
};

/** publish/success-sheet.tsx */
export const SUCCESS_SHEET = {
  pasteIt: 'Paste it where you want to share it.',
  outOfTheHat: 'Out of the hat!',
  description: (version: number, title: string, visibility: string) => `Version ${version} of "${title}" is ${visibility === 'private' ? 'ready, only for you' : 'published'}.`,
  moderatorReviewsVersionUsually: (version: number, publishedVersion: number | null) => `A moderator reviews version ${version}, usually within a day. You get a message with the decision${publishedVersion ? `; version ${publishedVersion} stays in the marketplace meanwhile` : ''}.`,
};

/** publish/take-back.tsx */
export const TAKE_BACK = {
  takenOut: 'Taken out of the marketplace',
  buyersWhoUnlocked: 'Buyers who unlocked it keep it. Publish it again to bring it back.',
  backToThePublished: 'Back to the published version',
  undoBringsYourChanges: 'Undo brings your changes back.',
  takeItOut: 'Take it out of the marketplace',
  takeItOutOfTheMarketplace: 'Take it out of the marketplace?',
  newPeopleCannotFind: 'New people cannot find, run or unlock it. Buyers who unlocked it keep it. Your draft stays.',
  takingItOut: 'Taking it out…',
  nothingWasChanged: 'Nothing was changed.',
  discardTheseChanges: 'Discard these changes?',
  deleteThisDraft: 'Delete this draft?',
  yourDraftGoesBack: 'Your draft goes back to the published version.',
  itWasNeverPublished: 'It was never published. It is deleted completely.',
};

/** publish/use-publish.ts */
export const USE_PUBLISH = {
  yourLastChanges: 'Your last changes are not saved yet. Please try again in a moment.',
  versionIsInReview: (version: number) => `Version ${version} is in review`,
};
