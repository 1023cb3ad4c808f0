/** prompt-card.tsx */
export const PROMPT_CARD = {
  label: 'Run by Conjure',
};

/** prompt-grid.tsx */
export const PROMPT_GRID = {
  title: 'The prompts could not be loaded',
  tryAgainButton: 'Try again',
  noAnswerText: 'The server did not answer. Please try again.',
  moreFailedText: 'More prompts could not be loaded.',
  loadMoreButton: 'Load more',
};
