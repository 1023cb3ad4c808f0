import type { IssueStatus, IssueType } from '#contracts/issues.ts';

/** Kinds of reports as people say them. */
export const TYPE_WORDS: Record<IssueType, string> = {
  bug: 'Something is broken', feature: 'A wish for something new', enhancement: 'Something could be better',
  performance: 'Something is slow', security: 'A security concern', other: 'Something else',
};

/** The same in one word, for lists. */
export const TYPE_NAMES: Record<IssueType, string> = {
  bug: 'Bug', feature: 'Feature', enhancement: 'Enhancement', performance: 'Performance', security: 'Security', other: 'Other',
};

export const STATUS_WORDS: Record<IssueStatus, string> = { new: 'New', triaged: 'Triaged', in_progress: 'In progress', resolved: 'Resolved', closed: 'Closed' };
