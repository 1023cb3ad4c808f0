import { voteWords } from './vote-share.ts';

/** Words that the administrators' forms of next features share. */
export const NEXT_FEATURES = {
  failed: 'No answer arrived. You can press again: it happens only once.',
};

export const FEATURE_FORM = {
  completedToast: 'Its voters get a message.',
  visibleToast: 'It is shown under Next Features.',
  hiddenToast: 'It is hidden until you show it.',
  completionNote: (votes: number) => `${voteWords(votes)}: each voter gets one message when you save.`,
  estimateHelp: 'In your own words, such as “Spring 2027”.',
  visibleHelp: 'Hidden features cannot be voted for. They keep their votes.',
  featureChangedToast: 'Feature changed',
  featureAddedToast: 'Feature added',
  editFeatureTitle: 'Edit feature',
  newFeatureTitle: 'New feature',
  titleLabel: 'Title',
  descriptionLabel: 'Description',
  statusLabel: 'Status',
  estimatedCompletionLabel: 'Estimated completion',
  visibleLabel: 'Visible',
  showTheLatestButton: 'Show the latest',
  cancelButton: 'Cancel',
  busyLabel: 'Saving…',
  addFeatureButton: 'Add feature',
};

export const FEATURE_LIST = {
  emptyText: 'Nothing is planned. Add the first idea.',
  label: 'Next features in order',
};

export const FEATURE_ROW = {
  mergeLabel: (title: string) => `Merge ${title} into another feature`,
  deleteBlocked: 'People have voted for it: hide it, or merge it',
  title: 'Drag to another place',
  badge: 'Hidden',
  moveUpLabel: (title: string) => `Move ${title} up`,
  moveDownLabel: (title: string) => `Move ${title} down`,
  editLabel: (title: string) => `Edit ${title}`,
  deleteLabel: (title: string) => `Delete ${title}`,
};

export const FEATURES_PANEL = {
  deleteText: 'It has no votes.',
  theListHeading: 'The list',
  button: 'New feature',
  votesHeading: 'Votes',
  title: (title: string) => `Delete “${title}”?`,
  action: 'Delete',
  busyLabel: 'Deleting…',
};

export const MERGE_DIALOG = {
  mergedToast: (title: string, into: string | undefined) => `“${title}” is part of “${into ?? 'the other one'}” now.`,
  description: 'Its votes move over, one for each person, and it leaves the list. This cannot be undone.',
  targetMissing: 'Choose the feature that stays',
  voteCounts: (here: number, there: number) => `${voteWords(here)} here, ${voteWords(there)} there. People who voted for both count once.`,
  completedNote: (title: string) => `“${title}” is completed: the voters who come along get its message.`,
  toast: 'Merged',
  title: (title: string) => `Merge “${title}”`,
  cancelButton: 'Cancel',
  busyLabel: 'Merging…',
  mergeButton: 'Merge',
  label: 'Merge into',
  placeholder: 'The feature that stays',
};

export const USE_FEATURE_ORDER = {
  failedTitle: 'The order stayed as it was',
  failed: 'No answer arrived.',
};

export const VOTES_CHART = {
  emptyText: 'No votes yet.',
  weekCount: (votesThisWeek: number) => `${votesThisWeek.toLocaleString('en-US')} in the last 7 days`,
  label: 'Votes by feature',
};

export const FEATURE_CARD = {
  shareLabel: (title: string) => `Share of all votes for ${title}`,
  estimatedCompletionText: (estimatedCompletion: string) => `Estimated completion: ${estimatedCompletion}`,
};

export const NEXT_FEATURES_DIALOG = {
  description: 'You have one vote for each feature.',
  emptyText: 'No features available for voting yet.',
  title: 'Next Features',
  loadingFeaturesText: 'Loading features...',
  label: 'Overview',
  featuresName: 'Features',
  totalVotesName: 'Total votes',
  inProgressName: 'In progress',
};

export const NEXT_FEATURES_MUTATIONS = {
  votedToast: 'Thank you for your feedback! Your vote has been recorded.',
};

export const WHATS_NEW = {
  voteButton: 'Vote on what comes next',
  heading: 'What’s new',
};

export const FEATURE_STATUS = {
  in_progress: 'In progress',
};
