export const REVIEW_VIEW = {
  notFoundText: 'It was deleted, or it belongs to another person.',
  privacyNote: 'Only you can see this page',
  noPromptYoursTitle: 'No prompt of yours at this address',
  yourPromptsButton: 'Your prompts',
  label: 'Review',
  untitledPromptHeading: 'Untitled prompt',
  submittedAnsweredByText: 'Submitted {day}, answered by {dueDay}.',
  noteReviewerTitle: 'Note of the reviewer',
  editTheDraftButton: 'Edit the draft',
  openItsPageButton: 'Open its page',
  decisionAndAppealLink: 'Decision and appeal',
  historyHeading: 'History',
};
