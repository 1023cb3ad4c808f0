/** history/run-history.tsx */
export const RUN_HISTORY = {
  noRunMatchesThese: 'No run matches these filters.',
  couldNotBeDeleted: (kept: number) => `${kept} could not be deleted: they are still running or deleted already.`,
  theirReceiptsStay: 'Their receipts stay in your wallet.',
  deleteRuns: (count: number) => `Delete ${count} runs?`,
  deleteThisRun: 'Delete this run?',
  description: (many: boolean) => `${many ? 'What they made goes with them, files, samples and shared links included.' : 'What it made goes with it, files, sample and shared link included.'} Receipts stay in your wallet.`,
};

/** history/run-menu.tsx */
export const RUN_MENU = {
  nothingWasChangedPlease: 'Nothing was changed. Please try again.',
  noFreeRetry: 'No free retry this time',
};

/** history/runs-table.tsx */
export const RUNS_TABLE = {
  selectAllFinishedRuns: 'Select all finished runs shown',
};
