import { useState } from 'react';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { flex, mutedText, stack } from '#styled/patterns';
import { featureOfIssue } from '#contracts/issues.ts';
import type { IssueDetail } from '#contracts/issues.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { IssuePart } from './issue-part.tsx';
import { useConvert } from './triage.mutations.ts';
import { ISSUE_CONVERSION } from '../issues.words.ts';

const featureWords = z.omit(featureOfIssue, { revision: true });

/** A form that makes a next feature of an issue report, once. The moderator edits its title and description first, because all users will read them. */
export function IssueConversion({ issue }: { issue: IssueDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <IssuePart title={ISSUE_CONVERSION.title}>
      {issue.featureId !== null && <p className={mutedText()}>{ISSUE_CONVERSION.convertedText}</p>}
      {issue.featureId === null && !open && <Button className={css({ justifySelf: 'start' })} onClick={() => setOpen(true)}>{ISSUE_CONVERSION.makeNextFeatureButton}</Button>}
      {issue.featureId === null && open && <ConversionForm issue={issue} onClose={() => setOpen(false)} />}
    </IssuePart>
  );
}

function ConversionForm({ issue, onClose }: { issue: IssueDetail; onClose(): void }) {
  const convert = useConvert(issue.id);
  const onSuccess = (): void => void toast({ tone: 'success', title: ISSUE_CONVERSION.toast, description: ISSUE_CONVERSION.createdToast });
  const form = useSchemaForm({
    schema: featureWords,
    defaultValues: { title: issue.title.slice(0, 100), description: issue.description.slice(0, 1_000) },
    // Sends the report's newest revision. The form shows a colleague's change before it sends again, so the moderator has seen it.
    send: (words) => convert.mutateAsync({ revision: issue.revision, ...words }, { onSuccess }),
    failed: ISSUE_CONVERSION.failed,
  });
  return (
    <Form form={form} className={stack({ gap: '3' })}>
      <FormAlert form={form} />
      <FormField form={form} name="title" label={ISSUE_CONVERSION.featureTitleLabel}>{({ text }) => <Input maxLength={100} {...text} />}</FormField>
      <FormField form={form} name="description" label={ISSUE_CONVERSION.featureDescriptionLabel} help={ISSUE_CONVERSION.descriptionHelp}>
        {({ text }) => <Textarea grow rows={4} maxLength={1_000} {...text} />}
      </FormField>
      <div className={flex({ justifyContent: 'flex-end', gap: '2' })}>
        <Button onClick={onClose}>{ISSUE_CONVERSION.cancelButton}</Button>
        <Button type="submit" variant="primary" busy={form.sending} busyLabel={ISSUE_CONVERSION.busyLabel}>{ISSUE_CONVERSION.createTheFeatureButton}</Button>
      </div>
    </Form>
  );
}
