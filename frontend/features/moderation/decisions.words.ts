import { APPEAL_DAYS, STRIKES_TO_PAUSE } from '#contracts/moderation.ts';
import { fullDate } from '#lib/full-date.ts';

export const APPEAL_FORM = {
  sentToast: `Another moderator answers within ${APPEAL_DAYS} days by message.`,
  failedTitle: 'Your appeal was not sent',
  failed: 'No answer arrived. You can press again: it is sent only once.',
  label: 'What did we miss?',
  help: `You can appeal once. Another moderator answers within ${APPEAL_DAYS} days where that is possible.`,
  toast: 'Your appeal is in',
  busyLabel: 'Sending…',
  button: 'Send the appeal',
};

export const DECISION_CARD = {
  strikeWithdrawnTitle: 'The strike was taken back',
  strikeWithdrawnText: 'It no longer counts.',
  strikeEnds: (expiresAt: string) => `It stops counting on ${fullDate(expiresAt)}.`,
  marketplaceLink: 'See it in the marketplace',
  builderLink: 'Open it in the builder',
  appealTitle: 'Do you disagree?',
  appealIntro: 'Moderators can make mistakes. Tell us what we missed.',
  appealDue: (dueAt: string) => `You have an answer by ${fullDate(dueAt)}, as a message and here.`,
  label: 'Why',
  theModeratorsNoteText: 'The moderator’s note',
  countsStrikeTitle: 'It counts as a strike',
  button: 'Appeal',
  heading: 'Your appeal',
  appealBeingReviewedTitle: 'Your appeal is being reviewed',
  appealGrantedTitle: 'Appeal granted',
  theDecisionStandsTitle: 'The decision stands',
};

export const DECISION_LIST = {
  pausedText: (pausedUntil: string) => `You can publish again on ${fullDate(pausedUntil)}, or earlier if an appeal is granted.`,
  strikesText: 'Each strike expires automatically.',
  emptyText: 'Decisions about your work appear here with their reason.',
  open: 'Appeal open',
  granted: 'Appeal granted',
  refused: 'Appeal refused',
  ofStrikesTitle: (active: number) => `${active} of ${STRIKES_TO_PAUSE} strikes`,
  noDecisionsTitle: 'No decisions',
  label: 'Decisions, latest first',
};

export const OWN_DECISION = {
  notFoundText: 'The link may be wrong, or the decision is about another account.',
  title: 'Decision not found',
  button: 'All decisions about you',
};

export const MODERATION_NUMBERS = {
  emptyText: 'The first month with a decision appears here.',
  submissionsTitle: 'Submissions',
  sentBackChangesRows: 'Sent back for changes',
  notAcceptedRows: 'Not accepted',
  takenDownTitle: 'Taken down',
  promptsHiddenUntilRows: 'Prompts hidden until changed',
  strikesGivenRows: 'Strikes given',
  reportsTitle: 'Reports',
  appealsTitle: 'Appeals',
  noDecisionsYetTitle: 'No decisions yet',
};

export const APPEAL_QUEUE = {
  emptyText: 'Authors can appeal a decision once. Open appeals appear here.',
  ownText: 'A colleague should answer it. Answer it yourself only if you are the only moderator.',
  refuseButton: 'Keep the decision',
  grantButton: 'Overturn the decision',
  approvalKept: 'The approval stays.',
  backToQueue: 'It goes back into the review queue.',
  publishedAgain: 'It is published again as it was.',
  restored: 'It is restored, and a strike that came with it is withdrawn.',
  answeredToast: (username: string) => `@${username} has a message with your answer.`,
  noteHelp: (username: string) => `@${username} reads it, without your name.`,
  grantTitle: 'Overturn the decision?',
  refuseTitle: 'Keep the decision?',
  refuseText: 'There is no second appeal. Explain clearly why the decision stays.',
  noOpenAppealsTitle: 'No open appeals',
  label: 'Appeals, soonest due first',
  badge: 'Strike',
  deletedAccount: 'a deleted account',
  appealsText: '{link} appeals, {day}',
  yourOwnDecisionTitle: 'Your own decision',
  aboutText: (targetTitle: string) => `about ${targetTitle}`,
  decisionOverturnedToast: 'Decision overturned',
  theDecisionStandsToast: 'The decision stands',
  noteLabel: 'Your answer',
  overturningBusyLabel: 'Overturning…',
  keepItAction: 'Keep it',
  answeringBusyLabel: 'Answering…',
};
