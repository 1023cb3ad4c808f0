import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import * as z from 'zod/mini';
import { column } from '#styled/patterns';
import type { BodyOf } from '#contracts/endpoint.ts';
import { note, rule, RULES } from '#contracts/moderation.ts';
import type { Rule } from '#contracts/moderation.ts';
import { createReport } from '#contracts/reports.ts';
import type { TargetType } from '#contracts/targets.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { call } from '#lib/call.ts';
import { useAuth } from '#lib/session.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { REPORT_DIALOG } from './reporting.words.ts';

/** The thing or person that a member reports to the moderators. */
export interface Reported {
  type: TargetType;
  id: string;
  /** Name in the dialog's title: that of a work or a reported person, or of the person who wrote a review or comment. */
  name: string;
}

interface ReportDialogProps {
  reported: Reported;
  onClose(): void;
}

const reportForm = z.object({ rule: z.enum(rule.options, REPORT_DIALOG.chooseWhatWrongText), details: note });
interface ReportForm {
  /** The rule that the reader chose; null until then. */
  rule: Rule | null;
  details: string;
}

/** The rules that a reader can choose. `quality` is left out, because it is a rule for reviewers only. */
const REASONS = rule.options.filter((value) => value !== 'quality').map((value) => ({ value, label: RULES[value] }));
/** The rules for reports about other things than prompts: only prompts run and have a price. */
const OTHER_REASONS = REASONS.filter(({ value }) => value !== 'broken' && value !== 'unfair_price').map(({ value, label }) => ({ value, label: value === 'misleading' ? REPORT_DIALOG.misleadingLabel : label }));

const about = ({ type, name }: Reported): string => (type === 'person' ? REPORT_DIALOG.aboutPerson(name) : type === 'review' || type === 'comment' ? REPORT_DIALOG.aboutWords(name) : REPORT_DIALOG.aboutWork(name));

/** A dialog that reports something to the moderators, with the rule that it breaks. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const formId = useId();
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const [unanswered] = useState(createUnansweredAction);
  const report = useMutation({
    mutationFn: (words: Pick<BodyOf<typeof createReport>, 'rule' | 'details'>) => {
      const body = { targetType: reported.type, targetId: reported.id, ...words };
      return call(createReport, { body, idempotencyKey: unanswered.keyFor(body) });
    },
    onSuccess: () => {
      toast({ tone: 'success', title: REPORT_DIALOG.sentToastTitle, description: reported.type === 'person' ? REPORT_DIALOG.sentAboutPersonToast : REPORT_DIALOG.sentToast });
      onClose();
    },
  });
  const form = useSchemaForm<ReportForm, z.output<typeof reportForm>>({
    schema: reportForm,
    defaultValues: { rule: null, details: '' },
    send: (words) => (user ? report.mutateAsync(words) : openAuth({ tab: 'login', resume: () => void report.mutateAsync(words).catch(form.refuse) })),
    failed: REPORT_DIALOG.failed,
  });
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={REPORT_DIALOG.title(reported.type)} description={about(reported)}
      footer={<><Button onClick={onClose}>{REPORT_DIALOG.cancelButton}</Button><Button type="submit" form={formId} variant="primary" busy={form.sending || report.isPending} busyLabel={REPORT_DIALOG.busyLabel}>{REPORT_DIALOG.sendReportButton}</Button></>}
    >
      {/* The list of rules gets focus on opening, because otherwise the text box after it would. */}
      <Form form={form} id={formId} data-autofocus tabIndex={-1} className={column({ gap: '4', outline: 'none' })}>
        <FormAlert form={form} title={REPORT_DIALOG.failedTitle} />
        <FormField form={form} name="rule" label={REPORT_DIALOG.reasonLabel} group required>{({ choice }) => <RadioCards columns={1} options={reported.type === 'prompt' ? REASONS : OTHER_REASONS} {...choice} />}</FormField>
        <FormField form={form} name="details" label={REPORT_DIALOG.detailsLabel} optional help={REPORT_DIALOG.detailsHelp}>{({ text }) => <Textarea grow rows={3} maxLength={1_000} {...text} />}</FormField>
      </Form>
    </Dialog>
  );
}
