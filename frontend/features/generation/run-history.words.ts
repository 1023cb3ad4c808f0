import type { GenerationStatus } from '#contracts/generation.ts';
import { counted, pluralWord } from '#contracts/plural.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** Names of the states of a run, one word each. */
export const RUN_STATES: Record<GenerationStatus, string> = {
  queued: 'Waiting',
  running: 'Running',
  succeeded: 'Done',
  partial: 'Partly',
  failed: 'Failed',
  cancelled: 'Stopped',
  blocked: 'Not allowed',
};

export const RUN_HISTORY = {
  noMatchText: 'No run matches these filters.',
  keptToast: (kept: number) => `${kept} could not be deleted: ${pluralWord(kept, 'it is', 'they are')} still running or deleted already.`,
  deletedToast: 'Their receipts stay in your wallet.',
  deleteManyTitle: (count: number) => `Delete ${count} runs?`,
  deleteOneTitle: 'Delete this run?',
  deleteText: (many: boolean) => `${many ? 'What they made goes with them, files, samples and shared links included.' : 'What it made goes with it, files, sample and shared link included.'} Receipts stay in your wallet.`,
  label: 'Selected runs',
  selectedText: (size: number) => `${size.toLocaleString('en-US')} selected`,
  deleteButton: 'Delete',
  selectNoneButton: 'Select none',
  title: 'No match',
  clearFiltersButton: 'Clear filters',
  runsDeletedToast: (count: number) => `${counted(count, 'run')} deleted`,
  deletingBusyLabel: 'Deleting…',
  pleaseTryAgainText: 'Please try again.',
};

export const RUN_MENU = {
  failed: 'Nothing was changed. Please try again.',
  retryFailedTitle: 'No free retry this time',
  label: (fullRunLabel: string) => `Actions for ${fullRunLabel}`,
  openText: 'Open',
  useSameInputsText: 'Use the same inputs',
  freeRetryText: 'Free retry',
  toast: 'Saved',
  notSavedText: 'Not saved',
  saveThePromptText: 'Save the prompt',
  shareText: 'Share',
  deleteText: 'Delete',
  tryAgainText: 'Try again',
  tryAgainPricedText: (price: number) => `Try again · ${tokenWords(price)}`,
};

export const RUNS_TABLE = {
  selectAllLabel: 'Select all',
  selectAllOfText: 'finished runs shown',
  label: 'Runs',
  runColumn: 'Run',
  actionsText: 'Actions',
};

export const HISTORY_FILTERS = {
  anyTypeLabel: 'Any type',
  textLabel: 'Text',
  imageLabel: 'Image',
  videoLabel: 'Video',
  anyStateLabel: 'Any state',
  anyPromptLabel: 'Any prompt',
  anyModelLabel: 'Any model',
  runsLabel: 'Runs',
  promptLabel: 'Prompt',
  typeLabel: 'Type',
  stateLabel: 'State',
  modelLabel: 'Model',
  fromLabel: 'From',
  toLabel: 'To',
  button: 'Clear filters',
  exportCsvLink: 'Export CSV',
  jsonLink: 'JSON',
};

export const RUN_ROW = {
  label: (runLabel: string) => `Progress of ${runLabel}`,
  heldText: (total: number) => `${total} held`,
  giftText: 'gift',
  ofText: 'of',
  freeText: 'free',
  retryText: 'retry',
  backText: (released: number) => `/ ${released} back`,
};

export const TOTALS_BAR = {
  tokensSpentFigures: 'Tokens spent on them',
  tokensBackFigures: 'Tokens back',
  label: 'Totals',
};

export const EMPTY_HISTORY = {
  title: ["No history. You're basically a time traveler who hasn't left yet ⏳", 'No runs yet'] as const,
  runThisPromptButton: 'Run this prompt',
  browseMarketplaceButton: 'Browse marketplace',
  runsAppearText: 'Your runs appear here with their inputs, results and cost.',
};

export const PROMPT_HISTORY = {
  pageTitle: (title: string) => `History of ${title}`,
};
