import { REVIEW_HOURS } from '#contracts/moderation.ts';
import { APPEAL_DAYS } from '#contracts/moderation.ts';

export const DECISIONS = {
  decisionsAboutWorkText: 'Decisions about your work',
  label: 'This one',
  moderatorsDecideText: 'Moderators decide and give a reason. You can appeal each decision once. {link}',
  link: 'Moderation in numbers',
};

export const MODERATION = {
  pageTitle: 'Moderation in numbers',
  moderatorsReviewText: `Moderators review every paid prompt before it is sold, and everything that is reported. Submissions are promised an answer within ${REVIEW_HOURS} hours, appeals within ${APPEAL_DAYS} days. The author gets the rule, the reason and a way to appeal. The rules are in the {link}.`,
  link: 'terms of service',
};

export const MY_REPORTS = {
  yourReportsText: 'Your reports',
  pageTitle: 'Your report',
  label: 'This one',
  button: 'Report an Issue',
  reportsTheirStatusText: 'Your reports, their status and our answers.',
};
