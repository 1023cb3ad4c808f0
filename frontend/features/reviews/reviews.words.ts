/** In several places. */
export const REVIEWS = {
  takingItDown: 'Taking it down…',
};

/** attachment/attached-output.tsx */
export const ATTACHED_OUTPUT = {
  madeBy: (name: string) => `Made by ${name} with this prompt`,
};

/** attachment/attachment-field.tsx */
export const ATTACHMENT_FIELD = {
  help: 'Everyone sees the result beside your review, but not your inputs. If you delete the creation, it is removed here too.',
};

/** comments-tab.tsx */
export const COMMENTS_TAB = {
  doYou: 'Do you have a question?',
  askTheCreatorSomething: 'Ask the creator something, or share how you use it.',
  moreCommentsCouldNot: 'More comments could not be fetched.',
};

/** comments/comment-line.tsx */
export const COMMENT_LINE = {
  thisCommentWasTaken: 'This comment was taken down.',
  title: 'Take your comment down?',
  description: 'Your comment is deleted for good. Answers to it stay.',
};

/** comments/comment-thread.tsx */
export const COMMENT_THREAD = {
  label: (displayName: string | undefined) => `Your answer to ${displayName ?? 'this comment'}`,
};

/** own-review.tsx */
export const OWN_REVIEW = {
  takeYourReviewDown: 'Take your review down?',
  description: 'Your stars and text are deleted for good. You can write another review later.',
};

/** review-card.tsx */
export const REVIEW_CARD = {
  ranItTimes: (verifiedRuns: number) => `Ran it ${verifiedRuns.toLocaleString('en-US')} times`,
  notAsDescribed: 'Not as described',
};

/** review-form.tsx */
export const REVIEW_FORM = {
  howDidDo: (title: string) => `How did “${title}” do?`,
  itDoes: 'It does what it says',
  whatShouldOthersKnow: 'What should others know?',
};

/** reviews-tab.tsx */
export const REVIEWS_TAB = {
  yoursCan: 'Yours can be the first.',
  peopleWhoRan: 'People who ran this prompt can review it.',
  runThePromptFirst: 'Run the prompt first. Then you can review it.',
  reportTheReview: (displayName: string) => `Report the review by ${displayName}`,
  moreReviewsCouldNot: 'More reviews could not be fetched.',
};

/** reviews.mutations.ts */
export const REVIEWS_MUTATIONS = {
  yourVoteWasNot: 'Your vote was not saved',
};

/** words-form.tsx */
export const WORDS_FORM = {
  itWasNotSent: 'It was not sent. Please try again.',
};
