import { APPEAL_DAYS } from '#contracts/moderation.ts';
import { fullDate } from '#lib/full-date.ts';

/** decision/appeal-form.tsx */
export const APPEAL_FORM = {
  sentToast: `Another moderator answers within ${APPEAL_DAYS} days by message.`,
  failedTitle: 'Your appeal was not sent',
  failed: 'No answer arrived. You can press again: it is sent only once.',
  label: 'What did we miss?',
  help: `You can appeal once. Another moderator answers within ${APPEAL_DAYS} days where that is possible.`,
};

/** decision/decision-card.tsx */
export const DECISION_CARD = {
  strikeWithdrawnTitle: 'The strike was taken back',
  strikeWithdrawnText: 'It no longer counts.',
  strikeEnds: (expiresAt: string) => `It stops counting on ${fullDate(expiresAt)}.`,
  marketplaceLink: 'See it in the marketplace',
  builderLink: 'Open it in the builder',
  appealTitle: 'Do you disagree?',
  appealIntro: 'Moderators can make mistakes. Tell us what we missed.',
  appealDue: (dueAt: string) => `You have an answer by ${fullDate(dueAt)}, as a message and here.`,
};

/** decision/decision-list.tsx */
export const DECISION_LIST = {
  pausedText: (pausedUntil: string) => `You can publish again on ${fullDate(pausedUntil)}, or earlier if an appeal is granted.`,
  strikesText: 'Each strike expires automatically.',
  emptyText: 'Decisions about your work appear here with their reason.',
};

/** decision/own-decision.tsx */
export const OWN_DECISION = {
  notFoundText: 'The link may be wrong, or the decision is about another account.',
};

/** numbers/moderation-numbers.tsx */
export const MODERATION_NUMBERS = {
  emptyText: 'The first month with a decision appears here.',
};
