import { REVIEW_HOURS } from '#contracts/moderation.ts';

/** review/bulk-approval.tsx */
export const BULK_APPROVAL = {
  oneTitle: 'Put it on sale?',
  manyTitle: (count: number) => `Put ${count} prompts on sale?`,
  description: 'They are in the marketplace at once. Each author gets a message.',
  noteHelp: 'The same one to each of them.',
};

/** review/buyer-form.tsx */
export const BUYER_FORM = {
  emptyText: 'Nothing to fill in: one press runs it.',
};

/** review/buyer-run.tsx */
export const BUYER_RUN = {
  costNote: 'This test costs nothing and is not counted',
  fillLabel: 'Fill in the author’s test inputs',
  failed: 'No answer arrived. You can press again: it is one run.',
};

/** review/changes-since.tsx */
export const CHANGES_SINCE = {
  noChangeText: 'Nothing that buyers see differs from it.',
  formChangedText: 'The form asks for other things than before: try it below.',
};

/** review/check-list.tsx */
export const CHECK_LIST = {
  descriptionItem: 'It does what its description says',
  priceItem: 'The price fits what comes out',
  contentItem: 'It contains nothing that is not allowed',
  label: 'To be judged by eye',
};

/** review/review-desk.tsx */
export const REVIEW_DESK = {
  goneText: 'A colleague decided it, or the author withdrew it.',
  ownText: 'You cannot review your own work. A colleague decides.',
};

/** review/review-dialog.tsx */
export const REVIEW_DIALOG = {
  approveTitle: (name: string) => `Put “${name}” on sale?`,
  approveText: 'It is in the marketplace at once. The author gets a message.',
  changesTitle: (name: string) => `Ask for changes to “${name}”`,
  changesText: 'The author gets your note and can submit it again.',
  noteHelp: 'Name the passage. The author sees this note without your name.',
  rejectText: 'It will not be sold. The author gets the reason and can appeal.',
  doneToast: (name: string, username: string) => `“${name}”: @${username} has a message about it.`,
};

/** review/review-queue.tsx */
export const REVIEW_QUEUE = {
  decidedText: 'This submission is already decided.',
  emptyText: `All submissions are decided. New ones are due within ${REVIEW_HOURS} hours.`,
};

/** review/similar-list.tsx */
export const SIMILAR_LIST = {
  emptyText: 'No published prompt is similar.',
};

/** review/term-changes.ts */
export const TERM_CHANGES = {
  runAndUnlock: 'Paid by the run, or once',
  runRoyalty: 'Author’s fee a run, in tokens',
  unlockPrice: 'Price to unlock, in tokens',
};

/** review/test-runs.tsx */
export const TEST_RUNS = {
  emptyText: 'The author has not run this version. Ask for a test run first.',
};

/** review/verdict-bar.tsx */
export const VERDICT_BAR = {
  changesButton: 'Ask for changes',
};
