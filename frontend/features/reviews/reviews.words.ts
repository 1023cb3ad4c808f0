/** In several places. */
export const REVIEWS = {
  removeBusy: 'Taking it down…',
};

/** attachment/attached-output.tsx */
export const ATTACHED_OUTPUT = {
  caption: (name: string) => `Made by ${name} with this prompt`,
};

/** attachment/attachment-field.tsx */
export const ATTACHMENT_FIELD = {
  help: 'Everyone sees the result beside your review, but not your inputs. If you delete the creation, it is removed here too.',
};

/** comments-tab.tsx */
export const COMMENTS_TAB = {
  signInText: 'Do you have a question?',
  emptyText: 'Ask the creator something, or share how you use it.',
  moreFailed: 'More comments could not be fetched.',
};

/** comments/comment-line.tsx */
export const COMMENT_LINE = {
  removedText: 'This comment was taken down.',
  removeTitle: 'Take your comment down?',
  removeText: 'Your comment is deleted for good. Answers to it stay.',
};

/** comments/comment-thread.tsx */
export const COMMENT_THREAD = {
  answerLabel: (displayName: string | undefined) => `Your answer to ${displayName ?? 'this comment'}`,
};

/** own-review.tsx */
export const OWN_REVIEW = {
  removeTitle: 'Take your review down?',
  removeText: 'Your stars and text are deleted for good. You can write another review later.',
};

/** review-card.tsx */
export const REVIEW_CARD = {
  runCount: (verifiedRuns: number) => `Ran it ${verifiedRuns.toLocaleString('en-US')} times`,
  notAsDescribedBadge: 'Not as described',
};

/** review-form.tsx */
export const REVIEW_FORM = {
  title: (title: string) => `How did “${title}” do?`,
  worksLabel: 'It does what it says',
  bodyLabel: 'What should others know?',
};

/** reviews-tab.tsx */
export const REVIEWS_TAB = {
  firstText: 'Yours can be the first.',
  emptyText: 'People who ran this prompt can review it.',
  notRunText: 'Run the prompt first. Then you can review it.',
  reportLabel: (displayName: string) => `Report the review by ${displayName}`,
  moreFailed: 'More reviews could not be fetched.',
};

/** reviews.mutations.ts */
export const REVIEWS_MUTATIONS = {
  voteFailedTitle: 'Your vote was not saved',
};

/** words-form.tsx */
export const WORDS_FORM = {
  failed: 'It was not sent. Please try again.',
};
