import { useEffect, useId, useState } from 'react';
import { useAtom } from 'jotai';
import type * as z from 'zod/mini';
import { column } from '#styled/patterns';
import { issueType } from '#contracts/issues.ts';
import { ApiError } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { TextButton, TextLink } from '#ui/text-link.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { EnvironmentField } from './environment-field.tsx';
import { EMPTY_FORM, isWritten, issueDraftAtom, issueForm } from './issue-draft.ts';
import type { IssueForm } from './issue-draft.ts';
import { reportProblem, useReportIssue } from './issues.mutations.ts';
import { TYPE_WORDS } from './issue-words.ts';
import { ScreenshotField } from './screenshot-field.tsx';
import { ISSUE_DIALOG } from './issues.words.ts';

const TYPES = issueType.options.map((value) => ({ value, label: TYPE_WORDS[value] }));

interface IssueDialogProps {
  userId: string;
  onClose(): void;
  /** Values that the page which opens the dialog puts into the issue form. The member's unsent text has priority over them. */
  begin?: Partial<IssueForm>;
}

/** The dialog 'Report an Issue'. It keeps its text in this tab until the member sends or discards it (docs/rules/feedback.md#issue-reports). */
export function IssueDialog({ userId, onClose, begin }: IssueDialogProps) {
  const [kept, setKept] = useAtom(issueDraftAtom);
  const [found] = useState(() => (kept?.userId === userId && isWritten(kept) ? kept : null));
  const [restored, setRestored] = useState(found !== null);
  const [screenshot, setScreenshot] = useState<File | null>(found?.screenshot ?? null);
  const formId = useId();
  const report = useReportIssue(() => {
    setKept(null);
    onClose();
  });
  const form = useSchemaForm<IssueForm, z.output<typeof issueForm>>({
    schema: issueForm,
    defaultValues: found?.form ?? { ...EMPTY_FORM, ...begin },
    send: (words) => report.mutateAsync({ form: words, screenshot }),
  });
  const { reset, subscribe, getValues } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => setKept({ userId, form: getValues(), screenshot }) }), [subscribe, getValues, setKept, userId, screenshot]);
  const place = (picture: File | null): void => {
    setScreenshot(picture);
    report.reset();
    setKept({ userId, form: getValues(), screenshot: picture });
  };
  const startOver = (): void => {
    reset(EMPTY_FORM);
    setScreenshot(null);
    setKept(null);
    setRestored(false);
  };
  const pictureProblem = issueAt(report.error, 'imageData');
  return (
    <Dialog
      open onOpenChange={onClose} title={ISSUE_DIALOG.reportAnIssueTitle} description={<>{ISSUE_DIALOG.intro} <TextLink to="/my-reports" onClick={onClose}>{ISSUE_DIALOG.link}</TextLink></>}
      footer={<><Button onClick={onClose}>{ISSUE_DIALOG.cancelButton}</Button><Button type="submit" form={formId} variant="primary" busy={form.sending} busyLabel={ISSUE_DIALOG.busyLabel}>{ISSUE_DIALOG.reportIssueButton}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '4' })}>
        {restored && <Alert action={<TextButton onClick={startOver}>{ISSUE_DIALOG.startOverButton}</TextButton>}>{ISSUE_DIALOG.restoredText}</Alert>}
        {report.isError && <Alert tone="bad" title={ISSUE_DIALOG.errorReportingIssueTitle}>{reportProblem(report.error)}</Alert>}
        <IssueFields form={form} />
        <ScreenshotField file={screenshot} onChange={place} problem={pictureProblem} />
      </Form>
    </Dialog>
  );
}

const issueAt = (error: unknown, field: string): string | null =>
  (error instanceof ApiError && error.body?.issues?.find(({ path }) => path[0] === field)?.message) || null;

function IssueFields({ form }: { form: SchemaForm<IssueForm> }) {
  return (
    <>
      <FormField form={form} name="title" label={ISSUE_DIALOG.titleLabel} required>{({ text }) => <Input maxLength={200} placeholder={ISSUE_DIALOG.placeholder} {...text} />}</FormField>
      <FormField form={form} name="type" label={ISSUE_DIALOG.typeLabel} required>{({ choice }) => <Select options={TYPES} {...choice} />}</FormField>
      <FormField form={form} name="description" label={ISSUE_DIALOG.descriptionLabel} required>
        {({ text }) => <Textarea grow rows={4} maxLength={10_000} placeholder={ISSUE_DIALOG.descriptionPlaceholder} {...text} />}
      </FormField>
      <FormField form={form} name="steps" label={ISSUE_DIALOG.stepsToReproduceLabel} optional>
        {({ text }) => <Textarea grow rows={3} maxLength={10_000} placeholder={ISSUE_DIALOG.stepsPlaceholder} {...text} />}
      </FormField>
      <EnvironmentField form={form} />
      <FormField form={form} name="version" label={ISSUE_DIALOG.versionLabel} optional>{({ text }) => <Input maxLength={50} {...text} />}</FormField>
    </>
  );
}
