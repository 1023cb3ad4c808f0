import { css } from '#styled/css';
import { issueStatus } from '#contracts/issues.ts';
import type { IssueDetail } from '#contracts/issues.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { STATUS_WORDS } from '../issue-words.ts';
import { IssuePart } from './issue-part.tsx';
import { useUpdateIssue } from './triage.mutations.ts';
import { ISSUE_MANAGE } from '../issues.words.ts';

const STATUSES = issueStatus.options.map((value) => ({ value, label: STATUS_WORDS[value] }));
const NOT_ASSIGNED = 'none';

/** The fields with which staff set the status and the assignee of an issue report. A choice is saved at once. */
export function IssueManage({ issue }: { issue: IssueDetail }) {
  const change = useUpdateIssue(issue.id);
  const { revision, assignee, assignable } = issue;
  const people = assignee && !assignable.some(({ id }) => id === assignee.id) ? [...assignable, assignee] : assignable;
  const options = [{ value: NOT_ASSIGNED, label: ISSUE_MANAGE.notAssignedLabel }, ...people.map(({ id, username }) => ({ value: id, label: `@${username}` }))];
  // While a new status or assignee of the issue report is being saved, the field shows it already.
  const wanted = change.isPending ? change.variables : undefined;
  const assigneeId = wanted?.assigneeId === undefined ? (assignee?.id ?? null) : wanted.assigneeId;
  return (
    <IssuePart title={ISSUE_MANAGE.title}>
      {change.isError && <Alert tone="bad">{messageOf(change.error, ISSUE_MANAGE.failed)}</Alert>}
      <div aria-busy={change.isPending} className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' } })}>
        <Field label={ISSUE_MANAGE.statusLabel} help={ISSUE_MANAGE.statusHelp}>
          <Select options={STATUSES} value={wanted?.status ?? issue.status} disabled={change.isPending} onValueChange={(status) => change.mutate({ revision, status })} />
        </Field>
        <Field label={ISSUE_MANAGE.assignedToLabel}>
          <Select options={options} value={assigneeId ?? NOT_ASSIGNED} disabled={change.isPending} onValueChange={(id) => change.mutate({ revision, assigneeId: id === NOT_ASSIGNED ? null : id })} />
        </Field>
      </div>
    </IssuePart>
  );
}
