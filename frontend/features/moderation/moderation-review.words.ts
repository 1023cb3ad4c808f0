import { REVIEW_HOURS } from '#contracts/moderation.ts';

/** review/bulk-approval.tsx */
export const BULK_APPROVAL = {
  title: 'Put it on sale?',
  putPromptsOnSale: (count: number) => `Put ${count} prompts on sale?`,
  description: 'They are in the marketplace at once. Each author gets a message.',
  noteHelp: 'The same one to each of them.',
};

/** review/buyer-form.tsx */
export const BUYER_FORM = {
  nothingToFill: 'Nothing to fill in: one press runs it.',
};

/** review/buyer-run.tsx */
export const BUYER_RUN = {
  thisTestCostsNothing: 'This test costs nothing and is not counted',
  fillInTheAuthors: 'Fill in the author’s test inputs',
  noAnswerArrived: 'No answer arrived. You can press again: it is one run.',
};

/** review/changes-since.tsx */
export const CHANGES_SINCE = {
  nothingThatBuyersSee: 'Nothing that buyers see differs from it.',
  formAsksForOther: 'The form asks for other things than before: try it below.',
};

/** review/check-list.tsx */
export const CHECK_LIST = {
  itDoes: 'It does what its description says',
  priceFitsWhatComes: 'The price fits what comes out',
  itContainsNothing: 'It contains nothing that is not allowed',
  label: 'To be judged by eye',
};

/** review/review-desk.tsx */
export const REVIEW_DESK = {
  colleagueDecided: 'A colleague decided it, or the author withdrew it.',
  youCannotReview: 'You cannot review your own work. A colleague decides.',
};

/** review/review-dialog.tsx */
export const REVIEW_DIALOG = {
  putOnSale: (name: string) => `Put “${name}” on sale?`,
  itIs: 'It is in the marketplace at once. The author gets a message.',
  askForChanges: (name: string) => `Ask for changes to “${name}”`,
  authorGetsYourNote: 'The author gets your note and can submit it again.',
  nameThePassage: 'Name the passage. The author sees this note without your name.',
  itWillNot: 'It will not be sold. The author gets the reason and can appeal.',
  hasAMessageAbout: (name: string, username: string) => `“${name}”: @${username} has a message about it.`,
};

/** review/review-queue.tsx */
export const REVIEW_QUEUE = {
  thisSubmissionIsAlready: 'This submission is already decided.',
  allSubmissionsAreDecided: `All submissions are decided. New ones are due within ${REVIEW_HOURS} hours.`,
};

/** review/similar-list.tsx */
export const SIMILAR_LIST = {
  noPublishedPrompt: 'No published prompt is similar.',
};

/** review/term-changes.ts */
export const TERM_CHANGES = {
  paidByTheRun: 'Paid by the run, or once',
  authorsFeeARun: 'Author’s fee a run, in tokens',
  priceToUnlock: 'Price to unlock, in tokens',
};

/** review/test-runs.tsx */
export const TEST_RUNS = {
  authorHasNotRun: 'The author has not run this version. Ask for a test run first.',
};

/** review/verdict-bar.tsx */
export const VERDICT_BAR = {
  askForChanges: 'Ask for changes',
};
