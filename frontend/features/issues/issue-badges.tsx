import type { IssueStatus, IssueType } from '#contracts/issues.ts';
import { Badge } from '#ui/badge.tsx';
import { OWN_STATUS_WORDS, STATUS_WORDS, TYPE_NAMES } from './issue-words.ts';

const TONES = { new: 'brand', triaged: 'neutral', in_progress: 'warn', resolved: 'good', closed: 'neutral' } as const;

/** A badge with the status of an issue report, in the words for staff. */
export const IssueStatusBadge = ({ status }: { status: IssueStatus }) => <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>;

/** A badge with the status of an issue report, in the words for the member who sent it. */
export const OwnStatusBadge = ({ status }: { status: IssueStatus }) => <Badge tone={TONES[status]}>{OWN_STATUS_WORDS[status]}</Badge>;

/** A badge with the type of an issue report; the type security is highlighted. */
export const IssueTypeBadge = ({ type }: { type: IssueType }) => <Badge tone={type === 'security' ? 'bad' : 'neutral'}>{TYPE_NAMES[type]}</Badge>;
