import { tokenWords } from '#ui/token-amount.tsx';

/** creations/creation-dialog.tsx */
export const CREATION_DIALOG = {
  creationAndItsFiles: 'The creation and its files are gone. Its receipt stays in your wallet.',
  nothingWasChangedPlease: 'Nothing was changed. Please try again.',
};

/** creations/creations-grid.tsx */
export const CREATIONS_GRID = {
  theyAreSafePlease: 'They are safe. Please try again.',
};

/** result/free-retry.tsx */
export const FREE_RETRY = {
  noFreeRetryLeft: 'No free retry left today',
  noFreeRetry: 'No free retry this time',
  nothingWasStarted: 'Nothing was started or charged. Please try again.',
  freeRetryMinLeft: (left: number) => `Free retry · ${left} min left`,
};

/** result/lightbox.tsx */
export const LIGHTBOX = {
  enlargedArrowsMoveAbout: 'Enlarged: arrows move about it',
};

/** result/receipt-line.tsx */
export const RECEIPT_LINE = {
  paidForThisRun: (paidBy: string) => ` · @${paidBy} paid for this run`,
  testForAReview: 'A test for a review. It costs nothing.',
  freeRetryNothingArrived: 'Free retry: nothing arrived, so you can use it again',
  freeRetryChargedInstead: (waived: number) => `Free retry: charged 0 instead of ${tokenWords(waived)}`,
};

/** result/result-actions.tsx */
export const RESULT_ACTIONS = {
  label: 'What to do with it',
};

/** result/result-stage.tsx */
export const RESULT_STAGE = {
  runCouldNot: 'The run could not be fetched',
  runContinues: 'The run continues in the background.',
};

/** result/retry-trouble.ts */
export const RETRY_TROUBLE = {
  runMayOrMay: 'The run may or may not have started.',
};

/** result/run-thumbs.tsx */
export const RUN_THUMBS = {
  howIs: 'How is it?',
};

/** result/stage-head.tsx */
export const STAGE_HEAD = {
  ifYouStopNow: 'If you stop now, you keep what has arrived and your free retry is used.',
  ifYouStopNowYouPay: (price: number) => `If you stop now, you pay ${tokenWords(price)} for what has arrived.`,
  stoppingNowCostsNothing: 'Stopping now costs nothing.',
};

/** result/text-actions.tsx */
export const TEXT_ACTIONS = {
  selectTheText: 'Select the text and copy it by hand.',
};

/** run-panel/presets/presets-dialog.tsx */
export const PRESETS_DIALOG = {
  description: 'Your inputs and options for this prompt, ready to use again. Only you see them.',
  saveTheCurrentInputs: 'Save the current inputs as',
  help: 'A preset with this name exists and will be replaced.',
  itWasNotSaved: 'It was not saved. Please try again.',
  isSaved: (name: string) => `“${name}” is saved.`,
  itWasNotDeleted: 'It was not deleted. Please try again.',
};

/** run-panel/upload-field.tsx */
export const UPLOAD_FIELD = {
  pngJpgGif: 'PNG, JPG, GIF or WebP up to 10 MB',
  plainTextOrMarkdown: 'Plain text or Markdown up to 1 MB',
  yourPictureIsAttached: 'Your picture is attached.',
  yourFileIsAttached: 'Your file is attached.',
  fileCouldNot: 'The file could not be uploaded. Please try again.',
};
