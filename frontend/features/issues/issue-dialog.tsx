import { useEffect, useId, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useAtom } from 'jotai';
import { Controller, useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { column } from '#styled/patterns';
import { issueType } from '#contracts/issues.ts';
import { ApiError } from '#lib/api-error.ts';
import { placeError } from '#lib/place-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { TextButton, TextLink } from '#ui/text-link.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { EnvironmentField } from './environment-field.tsx';
import { EMPTY_FORM, isWritten, issueDraftAtom, issueForm } from './issue-draft.ts';
import type { IssueForm } from './issue-draft.ts';
import { reportProblem, useReportIssue } from './issue-report.mutation.ts';
import { TYPE_WORDS } from './issue-words.ts';
import { ScreenshotField } from './screenshot-field.tsx';
import { ISSUE_DIALOG } from './issues.words.ts';

const TYPES = issueType.options.map((value) => ({ value, label: TYPE_WORDS[value] }));
const FIELDS = ['title', 'type', 'description', 'steps', 'environmentInfo', 'version'] as const;

interface IssueDialogProps {
  userId: string;
  onClose(): void;
  /** What the place it was opened from knows already; unsent words of the writer go before it. */
  begin?: Partial<IssueForm>;
}

/** 'Report an Issue'. The text stays in this browser until the member sends or discards it (docs/rules/feedback.md#issue-reports). */
export function IssueDialog({ userId, onClose, begin }: IssueDialogProps) {
  const [kept, setKept] = useAtom(issueDraftAtom);
  const [found] = useState(() => (kept?.userId === userId && isWritten(kept) ? kept : null));
  const [restored, setRestored] = useState(found !== null);
  const [screenshot, setScreenshot] = useState<File | null>(found?.screenshot ?? null);
  const form = useForm<IssueForm>({ resolver: zodResolver(issueForm), defaultValues: found?.form ?? { ...EMPTY_FORM, ...begin } });
  const formId = useId();
  const report = useReportIssue(() => {
    setKept(null);
    onClose();
  });
  const { reset, watch, getValues, setError } = form;
  useEffect(() => {
    const { unsubscribe } = watch(() => setKept({ userId, form: getValues(), screenshot }));
    return unsubscribe;
  }, [watch, getValues, setKept, userId, screenshot]);
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
  const submit = form.handleSubmit((values) =>
    report.mutateAsync({ form: values, screenshot }).catch((error: unknown) => placeError(error, FIELDS, setError)),
  );
  const pictureProblem = issueAt(report.error, 'imageData');
  return (
    <Dialog
      open onOpenChange={onClose} title="Report an Issue" description={<>{ISSUE_DIALOG.intro} <TextLink to="/my-reports" onClick={onClose}>Your reports so far</TextLink></>}
      footer={<><Button onClick={onClose}>Cancel</Button><Button type="submit" form={formId} variant="primary" busy={report.isPending} busyLabel="Sending…">Report Issue</Button></>}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className={column({ gap: '4' })}>
        {restored && <Alert action={<TextButton onClick={startOver}>Start over</TextButton>}>{ISSUE_DIALOG.restoredText}</Alert>}
        {report.isError && <Alert tone="bad" title="Error Reporting Issue">{reportProblem(report.error)}</Alert>}
        <IssueFields form={form} />
        <ScreenshotField file={screenshot} onChange={place} problem={pictureProblem} />
      </form>
    </Dialog>
  );
}

const issueAt = (error: unknown, field: string): string | null =>
  (error instanceof ApiError && error.body?.issues?.find(({ path }) => path[0] === field)?.message) || null;

function IssueFields({ form: { register, control, formState: { errors } } }: { form: UseFormReturn<IssueForm> }) {
  return (
    <>
      <Field label="Title" error={errors.title?.message} required><Input maxLength={200} placeholder="In a few words" {...register('title')} /></Field>
      <Field label="Type" error={errors.type?.message} required>
        <Controller control={control} name="type" render={({ field }) => <Select options={TYPES} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} />} />
      </Field>
      <Field label="Description" error={errors.description?.message} required>
        <Textarea grow rows={4} maxLength={10_000} placeholder={ISSUE_DIALOG.descriptionPlaceholder} {...register('description')} />
      </Field>
      <Field label="Steps to Reproduce" optional error={errors.steps?.message}>
        <Textarea grow rows={3} maxLength={10_000} placeholder={ISSUE_DIALOG.stepsPlaceholder} {...register('steps')} />
      </Field>
      <Controller control={control} name="environmentInfo" render={({ field }) => <EnvironmentField value={field.value ?? ''} onChange={field.onChange} error={errors.environmentInfo?.message} />} />
      <Field label="Version" optional error={errors.version?.message}><Input maxLength={50} {...register('version')} /></Field>
    </>
  );
}
