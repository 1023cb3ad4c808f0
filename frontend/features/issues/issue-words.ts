import type { IssueStatus, IssueType } from '#contracts/issues.ts';
import { counted } from '#contracts/plural.ts';

/** Name of each type of issue report, for the form. */
export const TYPE_WORDS: Record<IssueType, string> = {
  bug: 'Something is broken', feature: 'A wish for something new', enhancement: 'Something could be better',
  performance: 'Something is slow', security: 'A security concern', other: 'Something else',
};

/** Name of each type of issue report in one word, for lists. */
export const TYPE_NAMES: Record<IssueType, string> = {
  bug: 'Bug', feature: 'Feature', enhancement: 'Enhancement', performance: 'Performance', security: 'Security', other: 'Other',
};

export const STATUS_WORDS: Record<IssueStatus, string> = { new: 'New', triaged: 'Triaged', in_progress: 'In progress', resolved: 'Resolved', closed: 'Closed' };

/** Name of each status of an issue report, in the words for the member who sent it. */
export const OWN_STATUS_WORDS: Record<IssueStatus, string> = { new: 'Received', triaged: 'Read', in_progress: 'In progress', resolved: 'Resolved', closed: 'Closed' };

/** Explains each status of an issue report to the member who sent it. */
export const OWN_STATUS_HELP: Record<IssueStatus, string> = {
  new: 'We received it. A person reads every report.',
  triaged: 'We have read it and assigned it.',
  in_progress: 'We are working on it.',
  resolved: 'It is resolved. If it happens again, please report it again.',
  closed: 'Nothing more is planned for it.',
};

export const repliesInWords = (count: number): string => counted(count, 'reply', 'replies');
