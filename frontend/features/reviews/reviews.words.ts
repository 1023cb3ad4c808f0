import { counted } from '#contracts/plural.ts';

/** Words that reviews and comments share. */
export const REVIEWS = {
  removeBusy: 'Taking it down…',
};

export const ATTACHED_OUTPUT = {
  caption: (name: string) => `Made by ${name} with this prompt`,
};

export const ATTACHMENT_FIELD = {
  help: 'Everyone sees the result beside your review, but not your inputs. If you delete the creation, it is removed here too.',
  label: 'Show what you made',
  nothingText: 'Nothing',
};

export const COMMENTS_TAB = {
  signInText: 'Do you have a question?',
  emptyText: 'Ask the creator something, or share how you use it.',
  label: 'Your comment',
  placeholder: 'Your question or comment',
  action: 'Comment',
  signCommentButton: 'Sign in to comment',
  title: 'No comments yet',
};

export const COMMENT_LINE = {
  removedText: 'This comment was taken down.',
  removeTitle: 'Take your comment down?',
  removeText: 'Your comment is deleted for good. Answers to it stay.',
  label: (displayName: string) => `Comment by ${displayName}`,
  badge: 'Creator',
  answerButton: 'Answer',
  takeDownButton: 'Take down',
  reportButton: 'Report',
  theCommentByText: (displayName: string) => `the comment by ${displayName}`,
  action: 'Take it down',
  pleaseTryAgainText: 'Please try again.',
};

export const COMMENT_THREAD = {
  answerLabel: (displayName: string | undefined) => `Your answer to ${displayName ?? 'this comment'}`,
  hideAnswersButton: 'Hide answers',
  showTheAnswerButton: 'Show the answer',
  action: 'Answer',
  busyLabel: 'Loading…',
  moreAnswersButton: 'More answers',
};

export const OWN_REVIEW = {
  removeTitle: 'Take your review down?',
  removeText: 'Your stars and text are deleted for good. You can write another review later.',
  yourReviewLabel: 'Your review',
  changeYourReviewLabel: 'Change your review',
  takeReviewDownLabel: 'Take your review down',
  action: 'Take it down',
  pleaseTryAgainText: 'Please try again.',
  toast: 'Review deleted',
};

export const REVIEW_CARD = {
  runCount: (verifiedRuns: number) => `Ran it ${verifiedRuns.toLocaleString('en-US')} times`,
  notAsDescribedBadge: 'Not as described',
  reviewByLabel: (displayName: string) => `Review by ${displayName}`,
  ranItBadge: 'Ran it',
  unlockedItBadge: 'Unlocked it',
  foundThisHelpfulText: (people: number) => `${counted(people, 'person', 'people')} found this helpful`,
  helpfulButton: 'Helpful',
  yourAnswerToLabel: (displayName: string) => `Your answer to ${displayName}`,
  action: 'Post answer',
  theCreatorText: '{displayName}, the creator · {when}',
  changeYourAnswerButton: 'Change your answer',
};

export const REVIEW_FORM = {
  title: (title: string) => `How did “${title}” do?`,
  worksLabel: 'It does what it says',
  bodyLabel: 'What should others know?',
  changeYourReviewLabel: 'Change your review',
  writeReviewLabel: 'Write a review',
  yourStarsLabel: 'Your stars',
  inFewWordsLabel: 'In a few words',
  cancelButton: 'Cancel',
  busyLabel: 'Sending…',
  saveChangesButton: 'Save changes',
  postReviewButton: 'Post review',
};

export const REVIEWS_TAB = {
  firstText: 'Yours can be the first.',
  emptyText: 'People who ran this prompt can review it.',
  notRunText: 'Run the prompt first. Then you can review it.',
  emptyPackText: 'People who have the pack and ran a prompt of it can review it.',
  notRunPackText: 'Run a prompt of your pack first. Then you can review the pack.',
  reportLabel: (displayName: string) => `Report the review by ${displayName}`,
  mostHelpfulLabel: 'Most helpful',
  newestLabel: 'Newest',
  lowestLabel: 'Lowest',
  title: 'No reviews yet',
  reviewsLabel: 'Reviews',
  orderLabel: 'Order',
};

export const REVIEWS_MUTATIONS = {
  voteFailedTitle: 'Your vote was not saved',
};

export const WORDS_FORM = {
  failed: 'It was not sent. Please try again.',
  button: 'Cancel',
  busyLabel: 'Sending…',
};

export const STARS = {
  notForMeText: 'Not for me',
  couldBeBetterText: 'Could be better',
  doesItsJobText: 'Does its job',
  reallyGoodText: 'Really good',
  pureMagicText: ['Pure magic', 'Excellent'] as const,
  starsLabel: 'Stars',
  ofStarsLabel: (words: string | number) => `${words} of 5 stars`,
};

export const REVIEWS_OF_PERSON = {
  emptyTitle: 'No reviews yet',
  emptyText: (name: string) => `No work of ${name} has a review yet.`,
  label: (name: string) => `Reviews of works by ${name}`,
};
