import { APPEAL_DAYS } from '#contracts/moderation.ts';
import { fullDate } from '#lib/full-date.ts';

/** decision/appeal-form.tsx */
export const APPEAL_FORM = {
  anotherModeratorAnswersWithin: `Another moderator answers within ${APPEAL_DAYS} days by message.`,
  title: 'Your appeal was not sent',
  noAnswerArrived: 'No answer arrived. You can press again: it is sent only once.',
  label: 'What did we miss?',
  help: `You can appeal once. Another moderator answers within ${APPEAL_DAYS} days where that is possible.`,
};

/** decision/decision-card.tsx */
export const DECISION_CARD = {
  strikeWasTakenBack: 'The strike was taken back',
  itNoLongerCounts: 'It no longer counts.',
  itStopsCounting: (expiresAt: string) => `It stops counting on ${fullDate(expiresAt)}.`,
  seeIt: 'See it in the marketplace',
  openIt: 'Open it in the builder',
  doYouDisagree: 'Do you disagree?',
  moderatorsCanMakeMistakes: 'Moderators can make mistakes. Tell us what we missed.',
  youHaveAnAnswer: (dueAt: string) => `You have an answer by ${fullDate(dueAt)}, as a message and here.`,
};

/** decision/decision-list.tsx */
export const DECISION_LIST = {
  youCanPublishAgain: (pausedUntil: string) => `You can publish again on ${fullDate(pausedUntil)}, or earlier if an appeal is granted.`,
  eachStrikeExpiresAutomatically: 'Each strike expires automatically.',
  decisionsAboutYourWork: 'Decisions about your work appear here with their reason.',
};

/** decision/own-decision.tsx */
export const OWN_DECISION = {
  linkMayBeWrong: 'The link may be wrong, or the decision is about another account.',
};

/** numbers/moderation-numbers.tsx */
export const MODERATION_NUMBERS = {
  firstMonth: 'The first month with a decision appears here.',
};
