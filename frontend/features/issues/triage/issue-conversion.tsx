import { useState } from 'react';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import { featureOfIssue } from '#contracts/issues.ts';
import type { IssueDetail } from '#contracts/issues.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { IssuePart } from './issue-part.tsx';
import { useConvert } from './triage.mutations.ts';
import { ISSUE_CONVERSION } from '../issues.words.ts';

/** Makes a next feature of a report, once. The moderator edits its words first, because all users will read them. */
export function IssueConversion({ issue }: { issue: IssueDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <IssuePart title="Next feature">
      {issue.featureId !== null && <p className={mutedText()}>{ISSUE_CONVERSION.convertedText}</p>}
      {issue.featureId === null && !open && <Button className={css({ justifySelf: 'start' })} onClick={() => setOpen(true)}>Make it a next feature</Button>}
      {issue.featureId === null && open && <ConversionForm issue={issue} onClose={() => setOpen(false)} />}
    </IssuePart>
  );
}

function ConversionForm({ issue, onClose }: { issue: IssueDetail; onClose(): void }) {
  const convert = useConvert(issue.id);
  const [title, setTitle] = useState(issue.title.slice(0, 100));
  const [description, setDescription] = useState(issue.description.slice(0, 1_000));
  const [tried, setTried] = useState(false);
  const body = { revision: issue.revision, title, description };
  const read = featureOfIssue.safeParse(body);
  const problem = (field: string): string | undefined => (tried ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined);
  const send = (): void => {
    setTried(true);
    if (read.success) convert.mutate(read.data, { onSuccess: () => toast({ tone: 'success', title: 'Feature created', description: ISSUE_CONVERSION.createdToast }) });
  };
  return (
    <form noValidate className={stack({ gap: '3' })} onSubmit={(event) => { event.preventDefault(); send(); }}>
      {convert.isError && <Alert tone="bad">{messageOf(convert.error, ISSUE_CONVERSION.failed)}</Alert>}
      <Field label="Feature title" error={problem('title')}><Input maxLength={100} value={title} onChange={(event) => setTitle(event.currentTarget.value)} /></Field>
      <Field label="Feature description" help={ISSUE_CONVERSION.descriptionHelp} error={problem('description')}>
        <Textarea grow rows={4} maxLength={1_000} value={description} onChange={(event) => setDescription(event.currentTarget.value)} />
      </Field>
      <div className={css({ display: 'flex', justifyContent: 'flex-end', gap: '2' })}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={convert.isPending} busyLabel="Creating…">Create the feature</Button>
      </div>
    </form>
  );
}
