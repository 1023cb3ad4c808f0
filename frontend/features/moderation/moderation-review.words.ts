import { REVIEW_HOURS, STRIKES_TO_PAUSE } from '#contracts/moderation.ts';
import { percentWords } from '#lib/percent-words.ts';
import { momentWords } from '#ui/moment.tsx';
import { tokenWords } from '#ui/token-amount.tsx';

export const BULK_APPROVAL = {
  oneTitle: 'Put it on sale?',
  manyTitle: (count: number) => `Put ${count} prompts on sale?`,
  description: 'They are in the marketplace at once. Each author gets a message.',
  noteHelp: 'The same one to each of them.',
  button: (count: number) => `Approve ${count}`,
  action: 'Approve',
  busyLabel: 'Approving…',
  noteLabel: 'Note to the authors',
};

export const BUYER_FORM = {
  emptyText: 'Nothing to fill in: one press runs it.',
  constantsAuthorText: (constants: string) => `Constants of the author: ${constants}`,
};

export const BUYER_RUN = {
  costNote: 'This test costs nothing and is not counted',
  fillLabel: 'Fill in the author’s test inputs',
  failed: 'No answer arrived. You can press again: it is one run.',
  runBuyerTitle: 'Run it as a buyer',
  fillInText: 'Fill in',
  nothingWasStartedTitle: 'Nothing was started',
  busyLabel: 'Starting…',
  button: 'Run as buyer · free',
};

export const CHANGES_SINCE = {
  noChangeText: 'Nothing that buyers see differs from it.',
  formChangedText: 'The form asks for other things than before: try it below.',
  systemPromptText: 'System prompt',
  negativePromptText: 'Negative prompt',
  title: (version: number) => `Changes since version ${version}`,
  approvedText: 'approved {day}',
};

export const CHECK_LIST = {
  descriptionItem: 'It does what its description says',
  priceItem: 'The price fits what comes out',
  contentItem: 'It contains nothing that is not allowed',
  label: 'To be judged by eye',
  title: 'Checklist',
  ofByEyeText: (seen: number, all: number) => `${seen} of ${all} by eye`,
};

export const REVIEW_DESK = {
  goneText: 'A colleague decided it, or the author withdrew it.',
  ownText: 'You cannot review your own work. A colleague decides.',
  allSubmissionsButton: 'All submissions',
  label: 'Submission',
  alreadyDecidedTitle: 'Already decided',
  showTheQueueButton: 'Show the queue',
  yourOwnSubmissionTitle: 'Your own submission',
};

export const REVIEW_DIALOG = {
  approveTitle: (name: string) => `Put “${name}” on sale?`,
  approveText: 'It is in the marketplace at once. The author gets a message.',
  changesTitle: (name: string) => `Ask for changes to “${name}”`,
  changesText: 'The author gets your note and can submit it again.',
  noteHelp: 'Name the passage. The author sees this note without your name.',
  approveNoteHelp: 'The author sees it without your name.',
  rejectText: 'It will not be sold. The author gets the reason and can appeal.',
  doneToast: (name: string, username: string) => `“${name}”: @${username} has a message about it.`,
  noteAuthorNoteLabel: 'Note to the author',
  onSaleDone: 'On sale',
  action: 'Send back',
  busyLabel: 'Sending back…',
  whatShouldChangeNoteLabel: 'What should change',
  sentBackDone: 'Sent back',
};

export const REVIEW_QUEUE = {
  decidedText: 'This submission is already decided.',
  emptyText: `All submissions are decided. New ones are due within ${REVIEW_HOURS} hours.`,
  title: 'Nothing to review',
  label: 'Submissions, oldest first',
};

export const SIMILAR_LIST = {
  emptyText: 'No published prompt is similar.',
  title: 'Looks like',
  alikeBadge: (percent: number) => `${percentWords(percent)} alike`,
  sealedBadge: 'Sealed',
  button: 'Hide the comparison',
  withText: (title: string) => `with ${title}`,
};

export const TERM_CHANGES = {
  runAndUnlock: 'Paid by the run, or once',
  runRoyalty: 'Author’s fee a run, in tokens',
  unlockPrice: 'Price to unlock, in tokens',
};

export const TEST_RUNS = {
  emptyText: 'The author has not run this version. Ask for a test run first.',
  partial: 'Delivered in part',
  title: 'Test runs',
  ofDeliveredText: (delivered: number, finished: number) => `${delivered} of ${finished} delivered`,
  oneSavedTestSummary: 'One saved test input',
  savedTestInputsSummary: (count: number) => `${count} saved test inputs`,
  badge: 'Sample on its page',
  label: 'What came out',
};

export const VERDICT_BAR = {
  changesButton: 'Ask for changes',
  label: 'Decision',
  rejectButton: 'Reject',
  approveButton: 'Approve',
};

export const AUTHOR_HISTORY = {
  facts: 'Taken down',
  badge: (strikes: number) => `${strikes} of ${STRIKES_TO_PAUSE}`,
  title: 'Author',
  label: 'Earlier answers',
};

export const KEY_HINTS = {
  label: 'Single-letter keys',
  nextText: 'next',
  backText: 'back',
  approveText: 'approve',
  changesText: 'changes',
  rejectText: 'reject',
};

export const REVIEW_FILE_VIEW = {
  badge: 'Back again',
  submittedText: (version: number) => `v${version}, submitted on {day}`,
  changedText: (changeNote: string) => `Changed: ${changeNote}`,
  whatItPromisesTitle: 'What it promises',
  label: 'Tags',
  fee: (runRoyalty: number) => `The author’s fee is ${tokenWords(runRoyalty)} a run.`,
  templateTitle: 'Template',
  systemPromptTitle: 'System prompt',
  negativePromptTitle: 'Negative prompt',
  shownOnlyReviewText: 'Shown only for this review. Do not share it.',
};

export const REVIEW_ROW = {
  backAgainBadge: 'Back again',
  yoursBadge: 'Yours',
};

export const SLA_CLOCK = {
  title: (dueAt: string) => `Promised by ${momentWords(dueAt)}`,
};
