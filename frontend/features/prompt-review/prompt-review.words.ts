/** review-view.tsx */
export const REVIEW_VIEW = {
  notFoundText: 'It was deleted, or it belongs to another person.',
  privacyNote: 'Only you can see this page',
  decisionLink: 'Decision and appeal',
};
