import { tokenWords } from '#ui/token-amount.tsx';

export const CREATION_DIALOG = {
  deletedToast: 'The creation and its files are gone. Its receipt stays in your wallet.',
  deleteFailed: 'Nothing was changed. Please try again.',
  deletedToastTitle: 'Deleted',
  notDeletedToastTitle: 'Could not be deleted',
  busyLabel: 'Deleting…',
  deleteButton: 'Delete',
  openInputsButton: 'Open with these inputs',
  openTheDraftButton: 'Open the draft',
};

export const FREE_RETRY = {
  usedUp: 'No free retry left today',
  failedTitle: 'No free retry this time',
  failed: 'Nothing was started or charged. Please try again.',
  button: (left: number) => `Free retry · ${left} min left`,
  busyLabel: 'Starting…',
};

export const LIGHTBOX = {
  enlargedLabel: 'Enlarged: arrows move about it',
  ofText: (shown: number, all: number) => `${shown} of ${all}`,
  zoomOutLabel: 'Zoom out',
  zoomInLabel: 'Zoom in',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  downloadLabel: (kind: string, number: number | null) => `Download ${kind}${number === null ? '' : ` ${number}`}`,
};

export const RECEIPT_LINE = {
  paidBy: (username: string) => `@${username} paid for this run`,
  fellBack: (made: string, asked: string) => `made by ${made}, because ${asked} could not`,
  reviewRun: 'A test for a review. It costs nothing.',
  retryKept: 'Free retry: nothing arrived, so you can use it again',
  retryUsed: (waived: number) => `Free retry: charged 0 instead of ${tokenWords(waived)}`,
  priceText: 'Price {token} ·',
  chargedReturnedText: (captured: number, released: number) => `charged ${captured} · returned ${released} {day}`,
  heldText: 'held {day}',
};

export const RESULT_ACTIONS = {
  label: 'What to do with it',
  button: 'Share',
  downloadAllText: 'Download all',
  moreLabel: 'More for this result',
};

export const RESULT_STAGE = {
  loadFailedTitle: 'The run could not be fetched',
  loadFailed: 'The run continues in the background.',
  button: 'Try again',
  label: 'Result',
};

export const RETRY_TROUBLE = {
  startUncertain: 'The run may or may not have started.',
};

export const RUN_THUMBS = {
  label: 'How is it?',
  toast: 'Not saved',
  pleaseTryAgainText: 'Please try again.',
  thumbsUpLabel: 'Thumbs up',
  thumbsDownLabel: 'Thumbs down',
};

export const STAGE_HEAD = {
  stopKeepsRetry: 'If you stop now, you keep what has arrived and your free retry is used.',
  stopPrice: (price: number) => `If you stop now, you pay ${tokenWords(price)} for what has arrived.`,
  stopIsFree: 'Stopping now costs nothing.',
  ofAboutText: (words: number) => `${words} of about`,
  wordsText: 'words',
  label: 'Progress',
  stoppingBusyLabel: 'Stopping…',
  stopButton: 'Stop',
  startingBusyLabel: 'Starting…',
  tryAgainButton: 'Try again',
};

export const TEXT_ACTIONS = {
  copyFailedToast: 'Select the text and copy it by hand.',
  copiedToast: 'Copied',
  copyRefusedToastTitle: 'Copying was not allowed',
  copyButton: 'Copy',
  downloadMdButton: 'Download .md',
  downloadTxtButton: 'Download .txt',
};

export const PRESETS_DIALOG = {
  description: 'Your inputs and options for this prompt, ready to use again. Only you see them.',
  nameLabel: 'Save the current inputs as',
  replaceHelp: 'A preset with this name exists and will be replaced.',
  saveFailed: 'It was not saved. Please try again.',
  savedText: (name: string) => `“${name}” is saved.`,
  deleteFailed: 'It was not deleted. Please try again.',
  title: 'Presets',
  yourPresetsLabel: 'Your presets',
  placeholder: 'Monday newsletter',
  busyLabel: 'Saving…',
  replacePresetButton: 'Replace preset',
  savePresetButton: 'Save preset',
  savedWhenText: 'Saved {when}',
  useButton: 'Use',
  deleteLabel: (name: string) => `Delete ${name}`,
};

export const MEDIA_OUTPUTS = {
  openImageFullLabel: (count: number) => `Open image ${count} in full size`,
  downloadLabel: (kind: string, count: number) => `Download ${kind} ${count}`,
};

export const OPTIONS_SECTION = {
  lengthLabel: 'Length',
  imagesLabel: 'Images',
  shapeLabel: 'Shape',
  modelLabel: 'Model',
};

export const PRICE_BLOCK = {
  creatorRoyaltyLabel: 'Creator royalty',
  total: 'Total',
  balanceAfterLabel: 'Balance after',
};

export const RUN_PANEL = {
  runThisPromptLabel: 'Run this prompt',
  heading: 'Run it',
  surpriseMeButton: 'Surprise me',
  presetsLabel: 'Presets',
  title: 'The output',
  busyLabel: 'Starting…',
  freeTrialRunButton: 'Free trial run',
  fieldNeedsYouText: 'field needs you',
  fieldsNeedYouText: 'fields need you',
  tooFewText: 'You have too few tokens for this run. Get more, or choose a shorter or smaller one.',
  stoppedTextRunText: 'A failed run costs nothing. If you stop it, you pay only for what has arrived.',
  stoppedMediaRunText: 'A failed run costs nothing. Stopping before the first result is free too.',
  refused: 'The run could not be started. Please try again.',
  silent: 'The run may or may not have started.',
};

export const JOB_TRAY = {
  label: 'Jobs',
};

export const TRAY_HEAD = {
  count: 'Recent results',
  newResultText: '1 new result',
};

export const TRAY_LIST = {
  button: 'Clear results',
  label: 'Close jobs',
};

export const TRAY_NEWS = {
  button: 'View',
  label: 'Close',
};

export const TRAY_ROW = {
  progressOfLabel: (runLabel: string) => `Progress of ${runLabel}`,
  removeListLabel: (runLabel: string) => `Remove from the list: ${runLabel}`,
  busyLabel: 'Stopping…',
  button: 'Cancel',
};
