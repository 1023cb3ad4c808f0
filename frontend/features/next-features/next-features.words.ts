import { voteWords } from './vote-share.ts';

/** In several places. */
export const NEXT_FEATURES = {
  noAnswerArrived: 'No answer arrived. You can press again: it happens only once.',
};

/** admin/feature-form.tsx */
export const FEATURE_FORM = {
  itsVotersGet: 'Its voters get a message.',
  itIsShownUnder: 'It is shown under Next Features.',
  itIsHiddenUntil: 'It is hidden until you show it.',
  eachVoterGetsOne: (votes: number) => `${voteWords(votes)}: each voter gets one message when you save.`,
  inYourOwnWords: 'In your own words, such as “Spring 2027”.',
  hiddenFeaturesCannot: 'Hidden features cannot be voted for. They keep their votes.',
};

/** admin/feature-list.tsx */
export const FEATURE_LIST = {
  nothingIsPlannedAdd: 'Nothing is planned. Add the first idea.',
};

/** admin/feature-row.tsx */
export const FEATURE_ROW = {
  mergeIntoAnotherFeature: (title: string) => `Merge ${title} into another feature`,
  peopleHaveVoted: 'People have voted for it: hide it, or merge it',
};

/** admin/features-panel.tsx */
export const FEATURES_PANEL = {
  description: 'It has no votes.',
};

/** admin/merge-dialog.tsx */
export const MERGE_DIALOG = {
  isPartOfNow: (title: string, title2: string | undefined) => `“${title}” is part of “${title2 ?? 'the other one'}” now.`,
  description: 'Its votes move over, one for each person, and it leaves the list. This cannot be undone.',
  chooseTheFeature: 'Choose the feature that stays',
  hereTherePeople: (votes: number, votes2: number) => `${voteWords(votes)} here, ${voteWords(votes2)} there. People who voted for both count once.`,
  isCompletedTheVoters: (title: string) => `“${title}” is completed: the voters who come along get its message.`,
};

/** admin/use-feature-order.ts */
export const USE_FEATURE_ORDER = {
  orderStayed: 'The order stayed as it was',
  noAnswerArrived: 'No answer arrived.',
};

/** admin/votes-chart.tsx */
export const VOTES_CHART = {
  noVotesYet: 'No votes yet.',
  inTheLast7: (votesThisWeek: number) => `${votesThisWeek.toLocaleString('en-US')} in the last 7 days`,
};

/** feature-card.tsx */
export const FEATURE_CARD = {
  label: (title: string) => `Share of all votes for ${title}`,
};

/** feature-vote.tsx */
export const FEATURE_VOTE = {
  signInToVote: 'Sign in to vote for it',
};

/** next-features-dialog.tsx */
export const NEXT_FEATURES_DIALOG = {
  description: 'You have one vote for each feature.',
  noFeaturesAvailable: 'No features available for voting yet.',
};

/** vote.mutation.ts */
export const VOTE_MUTATION = {
  thankYou: 'Thank you for your feedback! Your vote has been recorded.',
};

/** whats-new.tsx */
export const WHATS_NEW = {
  voteOnWhatComes: 'Vote on what comes next',
};
