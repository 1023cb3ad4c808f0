import type { IssueStatus, IssueType } from '#contracts/issues.ts';
import { Badge } from '#ui/badge.tsx';
import { OWN_STATUS_WORDS, STATUS_WORDS, TYPE_NAMES } from './issue-words.ts';

const TONES = { new: 'brand', triaged: 'neutral', in_progress: 'warn', resolved: 'good', closed: 'neutral' } as const;

/** Where a report stands, for who triages. */
export const IssueStatusBadge = ({ status }: { status: IssueStatus }) => <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>;

/** The same for who sent it. */
export const OwnStatusBadge = ({ status }: { status: IssueStatus }) => <Badge tone={TONES[status]}>{OWN_STATUS_WORDS[status]}</Badge>;

/** What kind of report it is; security stands out. */
export const IssueTypeBadge = ({ type }: { type: IssueType }) => <Badge tone={type === 'security' ? 'bad' : 'neutral'}>{TYPE_NAMES[type]}</Badge>;
