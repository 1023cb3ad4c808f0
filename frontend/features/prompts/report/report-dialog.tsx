import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { column } from '#styled/patterns';
import { rule, RULES } from '#contracts/moderation.ts';
import type { Rule } from '#contracts/moderation.ts';
import { createReport } from '#contracts/reports.ts';
import { messageOf } from '#lib/api-error.ts';
import { openAuthAtom } from '#lib/auth-dialog.ts';
import { call } from '#lib/call.ts';
import { useAuth } from '#lib/session.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { REPORT_DIALOG } from '../prompt-report.words.ts';

/** Something said about a prompt, and who said it. */
export interface Said {
  kind: 'review' | 'comment';
  id: string;
  by: string;
}

interface ReportDialogProps {
  prompt: { id: string; title: string };
  /** What is reported of the prompt; left out for the prompt itself. */
  said?: Said | undefined;
  onClose(): void;
}

/** `quality` is what reviewers ask of sellers, not what a reader can complain of. */
const REASONS = rule.options.filter((value) => value !== 'quality').map((value) => ({ value, label: RULES[value] }));
/** Words neither run nor have a price. */
const SAID_REASONS = REASONS.filter(({ value }) => value !== 'broken' && value !== 'unfair_price').map(({ value, label }) => ({ value, label: value === 'misleading' ? REPORT_DIALOG.misleadingLabel : label }));

/** Reports a prompt, or a comment or review under it, to the moderators, by the rule that it breaks. */
export function ReportDialog({ prompt, said, onClose }: ReportDialogProps) {
  const formId = useId();
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const [reason, setReason] = useState<Rule | null>(null);
  const [details, setDetails] = useState('');
  const [missing, setMissing] = useState(false);
  const [unanswered] = useState(createUnansweredAction);
  const report = useMutation({
    mutationFn: (chosen: Rule) => {
      const body = { targetType: said?.kind ?? 'prompt' as const, targetId: said?.id ?? prompt.id, rule: chosen, details };
      return call(createReport, { body, idempotencyKey: unanswered.keyFor(body) });
    },
    onSuccess: () => {
      toast({ tone: 'success', title: REPORT_DIALOG.sentToastTitle, description: REPORT_DIALOG.sentToast });
      onClose();
    },
  });
  const send = (): void => {
    setMissing(reason === null);
    if (reason === null) return;
    if (user) report.mutate(reason);
    else openAuth({ tab: 'login', resume: () => report.mutate(reason) });
  };
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={`Report this ${said?.kind ?? 'prompt'}`} description={said ? REPORT_DIALOG.aboutWords(said.by) : REPORT_DIALOG.aboutPrompt(prompt.title)}
      footer={<><Button onClick={onClose}>Cancel</Button><Button type="submit" form={formId} variant="primary" busy={report.isPending} busyLabel="Sending…">Send report</Button></>}
    >
      <form
        // The reasons come before the words: without this the text box takes the focus.
        id={formId} noValidate data-autofocus tabIndex={-1} className={column({ gap: '4', outline: 'none' })}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {report.isError && <Alert tone="bad" title={REPORT_DIALOG.failedTitle}>{messageOf(report.error, 'Please try again in a moment.')}</Alert>}
        <Field label="Reason" group required error={missing && reason === null ? 'Choose what is wrong' : null}>
          <RadioCards columns={1} options={said ? SAID_REASONS : REASONS} value={reason} onValueChange={setReason} />
        </Field>
        <Field label="Details" optional help={REPORT_DIALOG.detailsHelp}><Textarea grow rows={3} maxLength={1_000} value={details} onChange={(event) => setDetails(event.target.value)} /></Field>
      </form>
    </Dialog>
  );
}
