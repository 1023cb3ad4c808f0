import { tokenWords } from '#ui/token-amount.tsx';

/** creations/creation-dialog.tsx */
export const CREATION_DIALOG = {
  deletedToast: 'The creation and its files are gone. Its receipt stays in your wallet.',
  deleteFailed: 'Nothing was changed. Please try again.',
};

/** creations/creations-grid.tsx */
export const CREATIONS_GRID = {
  loadFailed: 'They are safe. Please try again.',
};

/** result/free-retry.tsx */
export const FREE_RETRY = {
  usedUp: 'No free retry left today',
  failedTitle: 'No free retry this time',
  failed: 'Nothing was started or charged. Please try again.',
  button: (left: number) => `Free retry · ${left} min left`,
};

/** result/lightbox.tsx */
export const LIGHTBOX = {
  enlargedLabel: 'Enlarged: arrows move about it',
};

/** result/receipt-line.tsx */
export const RECEIPT_LINE = {
  paidBy: (username: string) => `@${username} paid for this run`,
  reviewRun: 'A test for a review. It costs nothing.',
  retryKept: 'Free retry: nothing arrived, so you can use it again',
  retryUsed: (waived: number) => `Free retry: charged 0 instead of ${tokenWords(waived)}`,
};

/** result/result-actions.tsx */
export const RESULT_ACTIONS = {
  label: 'What to do with it',
};

/** result/result-stage.tsx */
export const RESULT_STAGE = {
  loadFailedTitle: 'The run could not be fetched',
  loadFailed: 'The run continues in the background.',
};

/** result/retry-trouble.ts */
export const RETRY_TROUBLE = {
  startUncertain: 'The run may or may not have started.',
};

/** result/run-thumbs.tsx */
export const RUN_THUMBS = {
  label: 'How is it?',
};

/** result/stage-head.tsx */
export const STAGE_HEAD = {
  stopKeepsRetry: 'If you stop now, you keep what has arrived and your free retry is used.',
  stopPrice: (price: number) => `If you stop now, you pay ${tokenWords(price)} for what has arrived.`,
  stopIsFree: 'Stopping now costs nothing.',
};

/** result/text-actions.tsx */
export const TEXT_ACTIONS = {
  copyFailedToast: 'Select the text and copy it by hand.',
};

/** run-panel/presets/presets-dialog.tsx */
export const PRESETS_DIALOG = {
  description: 'Your inputs and options for this prompt, ready to use again. Only you see them.',
  nameLabel: 'Save the current inputs as',
  replaceHelp: 'A preset with this name exists and will be replaced.',
  saveFailed: 'It was not saved. Please try again.',
  savedText: (name: string) => `“${name}” is saved.`,
  deleteFailed: 'It was not deleted. Please try again.',
};
