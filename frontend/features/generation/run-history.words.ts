/** history/run-history.tsx */
export const RUN_HISTORY = {
  noMatchText: 'No run matches these filters.',
  keptToast: (kept: number) => `${kept} could not be deleted: they are still running or deleted already.`,
  deletedToast: 'Their receipts stay in your wallet.',
  deleteManyTitle: (count: number) => `Delete ${count} runs?`,
  deleteOneTitle: 'Delete this run?',
  deleteText: (many: boolean) => `${many ? 'What they made goes with them, files, samples and shared links included.' : 'What it made goes with it, files, sample and shared link included.'} Receipts stay in your wallet.`,
};

/** history/run-menu.tsx */
export const RUN_MENU = {
  failed: 'Nothing was changed. Please try again.',
  retryFailedTitle: 'No free retry this time',
};

/** history/runs-table.tsx */
export const RUNS_TABLE = {
  selectAllLabel: 'Select all finished runs shown',
};
