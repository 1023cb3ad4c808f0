import { css } from '#styled/css';
import { issueStatus, issueType } from '#contracts/issues.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { STATUS_WORDS, TYPE_NAMES } from '../issue-words.ts';
import type { IssueFilters } from './triage.queries.ts';

const ANY = 'any';
const STATUSES = [{ value: ANY, label: 'Any status' }, ...issueStatus.options.map((value) => ({ value, label: STATUS_WORDS[value] }))];
const TYPES = [{ value: ANY, label: 'Any type' }, ...issueType.options.map((value) => ({ value, label: TYPE_NAMES[value] }))];
const ASSIGNEES = [{ value: ANY, label: 'Any person' }, { value: 'me', label: 'Me' }, { value: 'none', label: 'Not assigned' }];

interface IssueFilterBarProps {
  filters: IssueFilters;
  onChange(filters: IssueFilters): void;
}

/** Filters of the list; all of it is the page's address. */
export function IssueFilterBar({ filters, onChange }: IssueFilterBarProps) {
  const choose = (name: keyof IssueFilters) => (value: string): void => onChange({ ...filters, [name]: value === ANY ? undefined : value });
  return (
    <div role="search" aria-label="Issue reports" className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr 1fr', md: '1fr 1fr 1fr' } })}>
      <Field label="Status"><Select options={STATUSES} value={filters.status ?? ANY} onValueChange={choose('status')} /></Field>
      <Field label="Type"><Select options={TYPES} value={filters.type ?? ANY} onValueChange={choose('type')} /></Field>
      <Field label="Assigned to"><Select options={ASSIGNEES} value={filters.assignee ?? ANY} onValueChange={choose('assignee')} /></Field>
    </div>
  );
}
