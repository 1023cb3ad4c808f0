/** review-view.tsx */
export const REVIEW_VIEW = {
  itWasDeleted: 'It was deleted, or it belongs to another person.',
  onlyYouCanSee: 'Only you can see this page',
  decisionAndAppeal: 'Decision and appeal',
};
