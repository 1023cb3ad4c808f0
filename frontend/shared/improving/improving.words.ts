export const IMPROVE = {
  title: 'Improve with AI',
  action: 'Improve',
  againAction: 'Try again',
  busyLabel: 'Polishing…',
  wishLabel: 'Any instructions?',
  wishPlaceholder: 'Shorter, and in a warmer tone',
  reviewTitle: 'Review the changes',
  reviewText: 'Nothing changes until you accept.',
  rejectButton: 'Reject',
  acceptButton: 'Accept',
  closeButton: 'Close (continues in the background)',
  refused: 'Please try again.',
  startUncertain: 'It may or may not have started.',
  saveFailedTitle: 'Nothing was started or charged',
  saveFailed: 'The draft could not be saved first.',
  freeTitle: 'Nothing was charged',
  stoppedTitle: 'It was stopped',
  tooLong: (limit: number) => `The result is longer than ${limit.toLocaleString('en-US')} characters, so it does not fit.`,
};

export const CHANGED_WORDS = { label: 'What would change' };
