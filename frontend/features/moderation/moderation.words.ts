import { STRIKES_TO_PAUSE, STRIKE_DAYS } from '#contracts/moderation.ts';

export const TAKEDOWN_LOG = {
  negativeLabel: 'Taken down or sent back',
  noMatchText: 'Remove filters to find more decisions.',
  emptyText: 'No prompt has been taken down or sent back.',
  takenDownHiddenLabel: 'Taken down or hidden',
  reviewsOfSubmissionsLabel: 'Reviews of submissions',
  everyDecisionLabel: 'Every decision',
  anyRuleLabel: 'Any rule',
  logLabel: 'Log',
  decisionsLabel: 'Decisions',
  ruleLabel: 'Rule',
  noDecisionMatchesTitle: 'No decision matches',
  button: 'Clear filters',
  noDecisionsYetTitle: 'No decisions yet',
  decisionsLatestFirstLabel: 'Decisions, latest first',
  open: 'Appeal open',
  granted: 'Appeal granted',
  refused: 'Appeal refused',
  badge: 'Strike',
  deletedOwnerText: 'Deleted account',
  byText: ', by',
  deletedDeciderText: 'a deleted account',
};

export const USE_VERDICT = {
  queueRefreshed: 'The queue is up to date again.',
};

export const VERDICT_DIALOG = {
  failed: 'No answer arrived. You can press again: it is decided only once.',
  ruleHelp: 'The owner gets an explanation of this rule.',
  noteProblem: 'Explain it in one sentence',
  strikeHelp: `It expires after ${STRIKE_DAYS} days. ${STRIKES_TO_PAUSE} at once pause publishing.`,
  chooseTheRuleText: 'Choose the rule',
  button: 'Cancel',
  title: 'Nothing was decided',
  ruleLabel: 'Rule',
  placeholder: 'Choose a rule',
  countStrikeLabel: 'Count it as a strike',
};

export const BULK_BAR = {
  severalAtOnceLabel: 'Several at once',
  chooseAllLabel: 'Choose all',
  button: 'Clear',
};

export const DECISION_FACTS = {
  byText: 'by',
};

export const OUTCOME_BADGE = {
  sentBackChangesWords: 'Sent back for changes',
  notAcceptedWords: 'Not accepted',
  hiddenUntilChangedWords: 'Hidden until changed',
  takenDownWords: 'Taken down',
};

export const SUBJECT_LINE = {
  in_review: 'In review',
  removed: 'Taken down',
  byText: 'by {link}',
  thePlatformText: ', the platform',
};
