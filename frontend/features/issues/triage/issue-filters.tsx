import { css } from '#styled/css';
import { issueStatus, issueType } from '#contracts/issues.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { STATUS_WORDS, TYPE_NAMES } from '../issue-words.ts';
import type { IssueFilters } from './triage.queries.ts';
import { ISSUE_FILTERS } from '../issues.words.ts';

const ANY = 'any';
const STATUSES = [{ value: ANY, label: ISSUE_FILTERS.anyStatusLabel }, ...issueStatus.options.map((value) => ({ value, label: STATUS_WORDS[value] }))];
const TYPES = [{ value: ANY, label: ISSUE_FILTERS.anyTypeLabel }, ...issueType.options.map((value) => ({ value, label: TYPE_NAMES[value] }))];
const ASSIGNEES = [{ value: ANY, label: ISSUE_FILTERS.anyPersonLabel }, { value: 'me', label: ISSUE_FILTERS.meLabel }, { value: 'none', label: ISSUE_FILTERS.notAssignedLabel }];

interface IssueFilterBarProps {
  filters: IssueFilters;
  onChange(filters: IssueFilters): void;
}

/** The filters above the staff's list of issue reports. The page's address holds each of them. */
export function IssueFilterBar({ filters, onChange }: IssueFilterBarProps) {
  const choose = (name: keyof IssueFilters) => (value: string): void => onChange({ ...filters, [name]: value === ANY ? undefined : value });
  return (
    <div role="search" aria-label={ISSUE_FILTERS.issueReportsLabel} className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr 1fr', md: '1fr 1fr 1fr' } })}>
      <Field label={ISSUE_FILTERS.statusLabel}><Select options={STATUSES} value={filters.status ?? ANY} onValueChange={choose('status')} /></Field>
      <Field label={ISSUE_FILTERS.typeLabel}><Select options={TYPES} value={filters.type ?? ANY} onValueChange={choose('type')} /></Field>
      <Field label={ISSUE_FILTERS.assignedToLabel}><Select options={ASSIGNEES} value={filters.assignee ?? ANY} onValueChange={choose('assignee')} /></Field>
    </div>
  );
}
